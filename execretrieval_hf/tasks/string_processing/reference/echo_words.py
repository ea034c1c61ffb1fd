import re


def echo_words(text):
    found = []
    before = None
    for piece in filter(None, text.split(" ")):
        core = re.sub("^[^a-zA-Z0-9]+|[^a-zA-Z0-9]+$", "", piece).lower()
        if core:
            if core == before:
                found.append(core)
            before = core
        if piece.endswith((".", "?", "!")):
            before = None
    return found
