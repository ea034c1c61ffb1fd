import re


def looking_glass(lines):
    clean = [line.rstrip(" ") for line in lines]
    width = max(map(len, clean), default=0)
    swap = str.maketrans("/\\()[]{}<>", "\\/)(][}{><")
    mirrored = []
    for line in clean:
        pieces = re.findall("[A-Za-z0-9]+|[^A-Za-z0-9]", line.ljust(width))
        mirrored.append("".join(piece.translate(swap) for piece in reversed(pieces)).rstrip(" "))
    return mirrored
