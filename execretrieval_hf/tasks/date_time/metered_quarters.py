"""The town hall pays room light by quarter hours of the clock, each one counted if lit for at least 5 minutes in all.
Quarters beginning within the free period cost nothing. From the lit spans of a day we need the (hour, paid quarters)
pairs, ascending, of hours with any; all ends are excluded.

Keywords: paid light quarter hours
Inputs: spans, a list of (start, end) pairs of integer minutes of the day, which may overlap; free, such a pair, possibly empty (start equal to end)
Requires: type(spans) is list and type(free) is tuple and all(type(s) is tuple and len(s) == 2 and type(s[0]) is int and type(s[1]) is int and 0 <= s[0] <= s[1] <= 1440 for s in spans + [free])
Topic: intervals
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def metered_quarters(spans, free):
    lit = set()
    for start, end in spans:
        lit.update(range(start, end))
    free_start, free_end = free
    paid = Counter()
    for quarter, minutes in Counter(minute // 15 for minute in lit).items():
        if minutes < 5 or free_start <= quarter * 15 < free_end:
            continue
        paid[quarter // 4] += 1
    return sorted(paid.items())


assert metered_quarters([(60, 65)], (0, 0)) == [(1, 1)]
assert metered_quarters([(60, 64), (60, 64)], (0, 0)) == []
assert metered_quarters([(72, 77), (77, 80)], (0, 0)) == [(1, 1)]
assert metered_quarters([(600, 660), (540, 571)], (0, 0)) == [(9, 2), (10, 4)]
assert metered_quarters([(600, 660), (540, 571)], (540, 615)) == [(10, 3)]
assert metered_quarters([(600, 660), (540, 571)], (541, 601)) == [(9, 1), (10, 3)]
assert metered_quarters([(1435, 1440), (0, 2), (3, 6)], (10, 900)) == [(0, 1), (23, 1)]
assert metered_quarters([(70, 80), (85, 120), (10, 15)], (90, 90)) == [(0, 1), (1, 4)]
assert metered_quarters([(56, 60)], (45, 45)) == []
