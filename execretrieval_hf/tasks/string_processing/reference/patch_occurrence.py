def patch_occurrence(text, phrase, new, which):
    place = -1 if which > 0 else len(text)
    for _ in range(abs(which)):
        if which > 0:
            place = text.find(phrase, place + 1)
        else:
            place = text.rfind(phrase, 0, place + len(phrase) - 1)
        if place < 0:
            return text
    return new.join((text[:place], text[place:].removeprefix(phrase)))
