import re


def typo_column(text):
    word = "[A-Za-z0-9-]+"
    full = re.compile(rf"{word}(\.{word})*@{word}(\.{word})+")

    def can_start(part):
        endings = ("", "a", "@a.a", "a@a.a", ".a", "a.a", "a")
        return any(full.fullmatch(part + ending) for ending in endings)

    if full.fullmatch(text):
        return -1
    for place in range(len(text)):
        if not can_start(text[: place + 1]):
            return place
    return len(text)
