"""For every disc (x, y, radius) tells the number, from 0, of the smallest larger one that holds it whole,
where rims may touch from within, the first listed among equally small ones, and -1 where none does. A disc of
the same size never counts, even in the same spot.

Keywords: smallest enclosing disc parent index
Inputs: discs, a list of (x, y, radius) tuples of integers, radius at least 0
Requires: type(discs) is list and all(type(d) is tuple and len(d) == 3 and all(type(v) is int for v in d) and d[2] >= 0 for d in discs)
Topic: circles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def nest_hosts(discs):
    hosts = []
    for x, y, radius in discs:
        host = -1
        for number, (other_x, other_y, other) in enumerate(discs):
            if other <= radius:
                continue
            if (other_x - x) ** 2 + (other_y - y) ** 2 <= (other - radius) ** 2:
                if host < 0 or other < discs[host][2]:
                    host = number
        hosts.append(host)
    return hosts


assert nest_hosts([(0, 0, 5), (1, 0, 2)]) == [-1, 0]
assert nest_hosts([(0, 0, 9), (0, 0, 3), (0, 0, 6)]) == [-1, 2, 0]
assert nest_hosts([(0, 0, 5), (3, 0, 2), (4, 0, 2)]) == [-1, 0, -1]
assert nest_hosts([(-3, -1, 4), (-3, -1, 3), (-1, -2, 4), (-1, 1, 6), (-3, 0, 1)]) == [-1, 0, -1, -1, 1]
assert nest_hosts([(2, 1, 4), (2, 1, 4), (2, 1, 1)]) == [-1, -1, 0]
assert nest_hosts([(0, 0, 10), (3, 4, 5), (6, 8, 0), (6, 9, 0)]) == [-1, 0, 1, -1]
assert nest_hosts([(1, 0, 7), (0, 0, 7), (0, 0, 9), (1, 1, 2), (20, 0, 3)]) == [2, 2, -1, 0, -1]
assert nest_hosts([]) == []
assert nest_hosts([(0, 0, 8), (5, 5, 1), (5, 6, 1), (4, -3, 3), (-5, -6, 0)]) == [-1, -1, -1, 0, 0]
assert nest_hosts([(0, 3, 1), (0, 0, 4), (0, 0, 5), (0, 8, 9)]) == [1, 2, -1, -1]
