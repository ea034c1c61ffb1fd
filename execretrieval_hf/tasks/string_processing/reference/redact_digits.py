import re


def redact_digits(number, visible):
    places = [match.start() for match in re.finditer("[0-9]", number)]
    if not places:
        return ""
    if len(places) >= 2 * visible:
        places = places[: len(places) - visible]
    signs = list(number)
    for place in places:
        signs[place] = "*"
    return "".join(signs)
