"""How often does a reading climb above the limit, where a run of readings above it counts once? An
empty list has none, and neither has a limit below zero.

Keywords: threshold crossings in a series
Inputs: values, a list of integers; limit, an integer
Requires: type(values) is list and all(type(v) is int for v in values) and type(limit) is int
Topic: scanning
Register: request
"""


def count_alarms(values, limit):
    if limit < 0:
        return 0
    alarms = 0
    previous = limit
    for value in values:
        if value > limit and previous <= limit:
            alarms += 1
        previous = value
    return alarms


assert count_alarms([], 3) == 0
assert count_alarms([4, 5, 1, 6], 3) == 2
assert count_alarms([3, 3, 3], 3) == 0
assert count_alarms([1, 2], -1) == 0
assert count_alarms([5, 3, 5, 3, 4], 3) == 3
assert count_alarms([9], 8) == 1
assert count_alarms([0, 1, 0, 1, 0, 1, 0, 1], 0) == 4
assert count_alarms([7, 8, 9], 6) == 1
