"""For which order numbers do largest and smallest amount differ by more than a tolerance, as ascending pairs
with difference?

Keywords: inconsistent amounts per order
Inputs: entries, a list of pairs of order number and amount, integers; tolerance, an integer from 0
Requires: type(entries) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is type(e[1]) is int for e in entries) and type(tolerance) is int and tolerance >= 0
Topic: grouping
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def clashing_entries(entries, tolerance):
    lowest = {}
    highest = {}
    for order, amount in entries:
        lowest[order] = min(amount, lowest.get(order, amount))
        highest[order] = max(amount, highest.get(order, amount))
    clashes = []
    for order in sorted(lowest):
        spread = highest[order] - lowest[order]
        if spread > tolerance:
            clashes.append((order, spread))
    return clashes


assert clashing_entries([(71, 20), (70, 5), (71, 26), (70, 6)], 1) == [(71, 6)]
assert clashing_entries([(71, 20), (70, 5), (71, 26), (70, 6)], 0) == [(70, 1), (71, 6)]
assert clashing_entries([(8, 3), (8, 3), (9, 4)], 0) == []
assert clashing_entries([(5, 2), (5, 9), (5, 4)], 6) == [(5, 7)]
assert clashing_entries([(5, 9), (5, 2), (3, 3), (3, 11)], 7) == [(3, 8)]
assert clashing_entries([], 2) == []
assert clashing_entries([(2, -4), (1, 6), (2, 4), (1, 9)], 2) == [(1, 3), (2, 8)]
assert clashing_entries([(4, 0), (4, -5), (4, -1)], 4) == [(4, 5)]
