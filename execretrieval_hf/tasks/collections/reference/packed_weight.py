import re


def packed_weight(crate, box):
    text = repr(crate).replace(" ", "")
    total = sum(map(int, re.findall("[0-9]+", text)))
    while re.search(r"\[[^\[\]]*\]", text):
        inner = re.search(r"\[([^\[\]]*)\]", text)
        filled = bool(re.search("[0-9]", inner.group(1)))
        total += box * filled
        text = text[: inner.start()] + ("1" if filled else "") + text[inner.end() :]
    return total
