import re


def known_spelling(text, spellings):
    official = {}
    for spelling in reversed(spellings):
        official[spelling.replace("-", "").lower()] = spelling
    return re.sub(
        "[a-zA-Z0-9-]+",
        lambda match: official.get(match.group().replace("-", "").lower(), match.group()),
        text,
    )
