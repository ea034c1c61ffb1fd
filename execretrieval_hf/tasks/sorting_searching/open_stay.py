"""What is the earliest start, not before a given day, for so many days free of all (first, last) closures?

Keywords: find first stretch without closures
Inputs: closures, a list of (first, last) pairs of integer day numbers; day, an integer; nights, a positive integer, the number of days
Requires: type(closures) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) and p[0] <= p[1] for p in closures) and type(day) is int and type(nights) is int and nights > 0
Topic: interval search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def open_stay(closures, day, nights):
    start = day
    for first, last in sorted(closures):
        if last < start:
            continue
        if first >= start + nights:
            break
        start = last + 1
    return start


assert open_stay([], 4, 2) == 4
assert open_stay([(5, 6)], 3, 2) == 3
assert open_stay([(5, 6)], 3, 3) == 7
assert open_stay([(5, 6)], 6, 1) == 7
assert open_stay([(5, 6)], 2, 3) == 2
assert open_stay([(9, 12), (3, 4), (5, 6)], 1, 3) == 13
assert open_stay([(9, 12), (3, 4), (5, 6)], 1, 2) == 1
assert open_stay([(1, 9), (2, 3), (11, 11)], 2, 1) == 10
assert open_stay([(1, 9), (2, 3), (11, 12)], 4, 2) == 13
assert open_stay([(4, 4), (8, 8), (12, 14)], 5, 4) == 15
