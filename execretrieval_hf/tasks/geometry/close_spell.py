"""Two drones log a grid position each second; a drone whose log ends earlier hovers at its last position. Needed are the first second,
counted from 0, and the length of the longest unbroken spell in which their straight distance is below a limit; the earliest spell on ties,
None if there is none.

Keywords: longest proximity period of tracks
Inputs: first and second, non-empty lists of (x, y) tuples of integers; limit, a positive integer; the answer is a tuple of two integers
Requires: type(first) is list and type(second) is list and len(first) > 0 and len(second) > 0 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in first + second) and type(limit) is int and limit > 0
Topic: distances
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def close_spell(first, second, limit):
    best = None
    run = longest = 0
    for tick in range(max(len(first), len(second))):
        ax, ay = first[min(tick, len(first) - 1)]
        bx, by = second[min(tick, len(second) - 1)]
        if (bx - ax) ** 2 + (by - ay) ** 2 < limit ** 2:
            run += 1
        else:
            run = 0
        if run > longest:
            longest = run
            best = (tick - run + 1, run)
    return best


assert close_spell([(0, 0), (5, 0), (5, 1)], [(9, 9), (5, 3), (5, 3)], 4) == (1, 2)
assert close_spell([(0, 0)], [(3, 4)], 5) == None
assert close_spell([(0, 0)], [(3, 4)], 6) == (0, 1)
assert close_spell([(0, 0)], [(5, 0), (1, 0), (0, 1), (0, 1)], 2) == (1, 3)
assert close_spell([(4, 4), (9, 0), (4, 4), (4, 5)], [(4, 5)], 2) == (2, 2)
assert close_spell([(0, 0), (0, 0), (0, 0), (0, 0), (0, 0)], [(1, 0), (9, 9), (2, 1), (9, 9), (0, 0)], 3) == (0, 1)
assert close_spell([(1, 1)], [(8, 8), (9, 9)], 3) == None
assert close_spell([(0, 0), (1, 1), (2, 2), (3, 3), (8, 8), (9, 9)], [(0, 1), (1, 2), (2, 3)], 2) == (0, 4)
assert close_spell([(5, 0), (5, 3), (2, 2), (0, 4), (5, 5)], [(1, 6), (0, 4)], 1) == (3, 1)
