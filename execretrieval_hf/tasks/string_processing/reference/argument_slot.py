import re


def argument_slot(text):
    plain = re.sub('"[^"]*("|$)', lambda m: "\0" * len(m.group()), text)
    while re.search(r"\([^()]*\)", plain):
        plain = re.sub(r"\([^()]*\)", lambda m: "\0" * len(m.group()), plain)
    place = plain.rfind("(")
    if place < 0:
        return None
    name = re.search("[A-Za-z0-9_]*$", plain[:place]).group()
    return name, plain.count(",", place)
