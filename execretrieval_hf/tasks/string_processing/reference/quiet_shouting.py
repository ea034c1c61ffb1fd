import re


def quiet_shouting(post, least):
    letters = re.sub("[^a-zA-Z]", "", post)
    capitals = re.sub("[^A-Z]", "", post)
    if len(letters) < least or 2 * len(capitals) <= len(letters):
        return post
    quiet = re.sub("[a-zA-Z]+", lambda word: "I" if word.group() in ("I", "i") else word.group().lower(), post)
    return re.sub(
        r"(^|[.?!])([^a-zA-Z]*)([a-z])",
        lambda match: match.group(1) + match.group(2) + match.group(3).upper(),
        quiet,
    )
