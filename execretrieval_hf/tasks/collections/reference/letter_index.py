import re


def letter_index(titles):
    index = {}
    for title in titles:
        first = re.match(r"(?:(?:The|A) )?(.)", title)[1].upper()
        index.setdefault(first if re.match("[A-Z]", first) else "#", []).append(title)
    return index
