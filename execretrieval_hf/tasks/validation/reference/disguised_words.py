def disguised_words(password, words):
    plain = password.lower()
    for digit, letter in ("0o", "1i", "3e"):
        plain = plain.replace(digit, letter)
    found = {}
    for word in (word.lower() for word in words):
        if len(word) < 4 or word in found:
            continue
        found[word] = word if word in plain else word[::-1] if word[::-1] in plain else None
    shown = [shape for shape in found.values() if shape is not None]
    return list(dict.fromkeys(shown))
