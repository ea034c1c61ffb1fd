from itertools import combinations


def colliding_ranges(fields):
    bits = [set(range(low, low + width)) for low, width in fields]
    return [pair for pair in combinations(range(len(bits)), 2) if bits[pair[0]] & bits[pair[1]]]
