"""A boiler's temperature flickers, so the alarm goes on only when at least a number of the last n readings, or
of those there are so far, are above a limit, and off when none of them is. I need the pairs of positions, from
0, at which each alarm goes on and off, the latter None if it is still on.

Keywords: k of n alarm periods
Inputs: readings, a list of integers; limit, an integer; n, an integer from 1; number, from 1 to n; the result is a list
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(limit) is type(n) is type(number) is int and 1 <= number <= n
Topic: windows and chunks
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sustained_alarms(readings, limit, n, number):
    periods = []
    started = None
    for position in range(len(readings)):
        recent = readings[max(0, position - n + 1):position + 1]
        hot = sum(reading > limit for reading in recent)
        if started is None and hot >= number:
            started = position
        elif started is not None and hot == 0:
            periods.append((started, position))
            started = None
    if started is not None:
        periods.append((started, None))
    return periods


assert sustained_alarms([5, 9, 9, 5, 5, 5], 7, 3, 2) == [(2, 5)]
assert sustained_alarms([5, 9, 5, 9, 5, 5], 7, 3, 2) == [(3, None)]
assert sustained_alarms([5, 9, 5, 5, 9, 5], 7, 3, 2) == []
assert sustained_alarms([8, 7, 8, 8, 7], 7, 1, 1) == [(0, 1), (2, 4)]
assert sustained_alarms([], 0, 2, 1) == []
assert sustained_alarms([3, 3, 0, 0, 3, 0, 0, 3, 3], 2, 2, 2) == [(1, 3), (8, None)]
assert sustained_alarms([1, 2, 1, 1, 1, 1, 2], 1, 4, 1) == [(1, 5), (6, None)]
assert sustained_alarms([9, 9, 9, 0, 0, 0], 4, 3, 3) == [(2, 5)]
