"""Look up which tariff holds on a day, from an unsorted list of (start day, tariff) changes: the one with the
latest start on or before the day, and the one listed last if several start then. A fallback is returned if
there is none or if its start lies more than a maximum age before the day.

Keywords: tariff fallback maximum age
Inputs: changes, a list of tuples of two integers; day, an integer; max_age, in days, an integer from 0; fallback, an integer
Requires: type(changes) is list and all(type(c) is tuple and len(c) == 2 and all(type(v) is int for v in c) for c in changes) and type(day) is int and type(max_age) is int and max_age >= 0 and type(fallback) is int
Topic: interval search
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from bisect import bisect_right


def rate_in_force(changes, day, max_age, fallback):
    ordered = sorted(changes, key=lambda change: change[0])
    starts = [start for start, _ in ordered]
    spot = bisect_right(starts, day)
    if spot == 0:
        return fallback
    start, rate = ordered[spot - 1]
    if day - start > max_age:
        return fallback
    return rate


assert rate_in_force([(10, 500), (30, 650), (20, 580)], 25, 90, 0) == 580
assert rate_in_force([(10, 500), (20, 450)], 20, 90, 0) == 450
assert rate_in_force([(10, 505), (20, 440)], 19, 90, 0) == 505
assert rate_in_force([(40, 120), (60, 125)], 39, 90, 77) == 77
assert rate_in_force([(5, 210), (5, 190), (2, 300)], 8, 30, 0) == 190
assert rate_in_force([(1, 330)], 31, 30, 4) == 330
assert rate_in_force([(1, 330), (50, 340)], 32, 30, 5) == 5
assert rate_in_force([], 12, 10, 66) == 66
assert rate_in_force([(7, 81), (3, 95)], 7, 0, 3) == 81
assert rate_in_force([(12, 60), (9, 70), (12, 55), (15, 50)], 14, 2, 1) == 55
