import re


def renamed_in_code(line, old, new):
    count = 0
    pieces = []
    for token in re.findall(r"\"[^\"]*(?:\"|$)|'[^']*(?:'|$)|#.*|[A-Za-z0-9_]+|.", line):
        if token == old and pieces[-1:] != ["."]:
            token = new
            count += 1
        pieces.append(token)
    return "".join(pieces), count
