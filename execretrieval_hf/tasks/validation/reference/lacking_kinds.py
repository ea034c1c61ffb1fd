import re


def lacking_kinds(password, least):
    kinds = ("[a-z]", "[A-Z]", "[0-9]", "[^a-zA-Z0-9]")
    return tuple(max(0, n - len(re.findall(kind, password))) for kind, n in zip(kinds, least))
