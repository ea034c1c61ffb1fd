"""Bike couriers bill stops by straight distance from our depot. Each ring has a radius and a fee, in any order, and a stop costs the fee of
the smallest ring reaching it, rim included. A stop equal to the one listed just before is skipped entirely. Give the total and the number of
stops beyond every ring.

Keywords: radius based delivery fee total
Inputs: depot, an (x, y) tuple of integers; rings, a non-empty list of (radius, fee) tuples of non-negative integers, all radii different; stops, a list of (x, y) tuples of integers
Requires: type(depot) is tuple and type(rings) is list and type(stops) is list and len(rings) > 0 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in [depot] + rings + stops) and all(r >= 0 and f >= 0 for r, f in rings) and len({r for r, f in rings}) == len(rings)
Topic: distances
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def courier_bill(depot, rings, stops):
    total = beyond = 0
    previous = None
    for stop in stops:
        if stop == previous:
            continue
        previous = stop
        square = (stop[0] - depot[0]) ** 2 + (stop[1] - depot[1]) ** 2
        for radius, fee in sorted(rings):
            if square <= radius ** 2:
                total += fee
                break
        else:
            beyond += 1
    return total, beyond


assert courier_bill((0, 0), [(5, 3), (10, 7)], [(3, 4), (6, 8)]) == (10, 0)
assert courier_bill((0, 0), [(5, 3), (10, 7)], [(3, 5), (11, 0), (0, 5)]) == (10, 1)
assert courier_bill((4, -2), [(3, 2)], [(4, 1), (7, -2), (6, 1), (4, -2)]) == (6, 1)
assert courier_bill((0, 0), [(10, 7), (5, 3)], [(1, 1), (1, 1), (1, 1)]) == (3, 0)
assert courier_bill((0, 0), [(5, 3)], [(12, 0), (12, 0), (0, -12)]) == (0, 2)
assert courier_bill((0, 0), [(10, 7), (5, 3)], [(2, 0), (9, 0), (2, 0)]) == (13, 0)
assert courier_bill((1, 1), [(1, 4), (2, 9), (3, 1)], [(3, 1), (1, 4), (2, 2), (1, 2)]) == (23, 0)
assert courier_bill((1, 1), [(4, 5)], []) == (0, 0)
