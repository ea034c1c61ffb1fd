import re


def homopolymers(read, least, most):
    found = []
    place = 0
    while place < len(read):
        base = read[place]
        if base == "N":
            place += 1
            continue
        match = re.compile(f"{base}+(?:N{base}+){{0,{most}}}").match(read, place)
        piece = match.group()
        if piece.count(base) >= least:
            found.append((base, place, len(piece)))
        place = match.end()
    return found
