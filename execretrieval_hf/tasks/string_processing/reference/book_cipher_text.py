def book_cipher_text(lines, references):
    page = {}
    for l, line in enumerate(lines, 1):
        for w, word in enumerate((part for part in line.split(" ") if part), 1):
            page[l, w] = word
            for c, sign in enumerate(word, 1):
                page[l, w, c] = sign
    text = ""
    before = 0
    for reference in references:
        key = tuple(map(int, reference.split(".")))
        if before and not (len(key) == before == 3):
            text += " "
        text += page.get(key, "?")
        before = len(key)
    return text
