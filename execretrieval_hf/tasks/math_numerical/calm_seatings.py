"""How many seatings of guests along one bench keep each feuding pair from sitting together, mirror images
counting once?

Keywords: linear arrangements forbidden neighbours
Inputs: guests, the number of guests, who are numbered from 0; feuds, a list of pairs of different guests
Requires: type(guests) is int and guests >= 1 and type(feuds) is list and all(type(f) is tuple and len(f) == 2 and all(type(v) is int and 0 <= v < guests for v in f) and f[0] != f[1] for f in feuds)
Topic: combinatorics
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from itertools import permutations


def calm_seatings(guests, feuds):
    total = 0
    for bench in permutations(range(guests)):
        if bench[0] > bench[-1]:
            continue
        neighbours = list(zip(bench, bench[1:]))
        if all(pair not in neighbours and pair[::-1] not in neighbours for pair in feuds):
            total += 1
    return total


assert calm_seatings(1, []) == 1
assert calm_seatings(5, [(0, 1), (2, 3)]) == 24
assert calm_seatings(2, [(0, 1)]) == 0
assert calm_seatings(3, []) == 3
assert calm_seatings(3, [(2, 0)]) == 1
assert calm_seatings(4, [(0, 1)]) == 6
assert calm_seatings(4, [(0, 1), (3, 2)]) == 4
assert calm_seatings(4, [(1, 0), (1, 2), (3, 1)]) == 0
assert calm_seatings(5, [(0, 4)]) == 36
assert calm_seatings(5, [(0, 1), (1, 2), (2, 3)]) == 10
