"""Fewest transmissions that carry a message from the first mast to the last, where a mast can pass it to any mast whose straight distance is
at most the sender's own range; 0 for a single mast, -1 where the last mast cannot be reached.

Keywords: radio masts minimum hop count
Inputs: masts, a non-empty list of (x, y, range) tuples of integers with a non-negative range
Requires: type(masts) is list and len(masts) > 0 and all(type(m) is tuple and len(m) == 3 and all(type(v) is int for v in m) and m[2] >= 0 for m in masts)
Topic: distances
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def relay_hops(masts):
    hops = [0] + [-1] * (len(masts) - 1)
    informed = [0]
    for sender in informed:
        x, y, reach = masts[sender]
        for other in range(len(masts)):
            across = masts[other][0] - x
            along = masts[other][1] - y
            if hops[other] == -1 and across ** 2 + along ** 2 <= reach ** 2:
                hops[other] = hops[sender] + 1
                informed.append(other)
    return hops[-1]


assert relay_hops([(0, 0, 5), (3, 4, 0)]) == 1
assert relay_hops([(0, 0, 1)]) == 0
assert relay_hops([(0, 0, 5), (3, 4, 2), (5, 3, 0)]) == -1
assert relay_hops([(0, 0, 3), (3, 0, 3), (6, 0, 0)]) == 2
assert relay_hops([(0, 0, 6), (9, 0, 3), (6, 0, 3), (12, 0, 1)]) == 3
assert relay_hops([(0, 0, 2), (0, 2, 2), (2, 2, 2), (4, 2, 1), (5, 2, 9)]) == 4
assert relay_hops([(0, 0, 1), (1, 0, 0), (2, 0, 5), (1, 1, 5)]) == -1
assert relay_hops([(0, 0, 10), (4, 0, 1), (9, 4, 1)]) == 1
