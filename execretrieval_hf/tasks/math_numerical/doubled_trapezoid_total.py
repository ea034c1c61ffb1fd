"""Integrate power readings (time, power), in any order, joining neighbours in time by straight lines: a tuple of
twice the signed area under them, so that it stays whole, and the number of stretches left out because they
last longer than a permitted gap. Where readings share a time only the highest counts; fewer than two
different times give None.

Keywords: energy from irregular samples numerical integration
Inputs: samples, a list of (time, power) tuples of integers; max_gap, an integer from 0
Requires: type(samples) is list and all(type(s) is tuple and len(s) == 2 and all(type(v) is int for v in s) for s in samples) and type(max_gap) is int and max_gap >= 0
Topic: interpolation
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def doubled_trapezoid_total(samples, max_gap):
    highest = {}
    for time, power in sorted(samples):
        highest[time] = power
    if len(highest) < 2:
        return None
    area = skipped = 0
    times = list(highest)
    for start, end in zip(times, times[1:]):
        if end - start > max_gap:
            skipped += 1
        else:
            area += (end - start) * (highest[start] + highest[end])
    return area, skipped


assert doubled_trapezoid_total([(0, 4), (2, 6), (5, 0)], 10) == (38, 0)
assert doubled_trapezoid_total([(0, 4), (2, 6), (5, 0)], 2) == (20, 1)
assert doubled_trapezoid_total([(0, 4), (2, 6), (5, 0)], 3) == (38, 0)
assert doubled_trapezoid_total([(9, 1), (3, 5), (6, 2)], 3) == (30, 0)
assert doubled_trapezoid_total([(4, 9), (4, 2)], 5) == None
assert doubled_trapezoid_total([], 5) == None
assert doubled_trapezoid_total([(1, 3), (2, 7), (2, 4), (4, -5)], 2) == (14, 0)
assert doubled_trapezoid_total([(0, 8), (10, 8), (20, 1), (21, 3)], 9) == (4, 2)
assert doubled_trapezoid_total([(7, 2), (8, 6)], 1) == (8, 0)
