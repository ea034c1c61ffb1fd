def headline_case(heading, small):
    result = ""
    fresh = True
    words = heading.split(" ")
    while words:
        word = words.pop(0)
        if word.lower() in small and words and not fresh:
            shown = word.lower()
        elif any("A" <= letter <= "Z" for letter in word[1:]):
            shown = word
        else:
            shown = word[:1].upper() + word[1:]
        result += " " + shown
        fresh = word[-1:] == ":"
    return result[1:]
