from itertools import groupby


def exposed_paint(layers):
    wall = [None] * 1000
    for first, last, colour in layers:
        wall[first : last + 1] = [None if colour == "strip" else colour] * (last - first + 1)
    stretches = []
    for colour, metres in groupby(range(1000), key=wall.__getitem__):
        covered = list(metres)
        if colour is not None:
            stretches.append((covered[0], covered[-1], colour))
    return stretches
