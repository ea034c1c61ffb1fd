"""How often do tilt readings change from left to right or back, ignoring those of at most n degrees?

Keywords: count tilt direction changes
Inputs: readings, a list of integers, negative to the left; n, an integer from 0; the result is an integer
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(n) is int and n >= 0
Topic: sensors
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def side_switches(readings, n):
    side = 0
    switches = 0
    for reading in readings:
        if abs(reading) <= n:
            continue
        new = 1 if reading > 0 else -1
        if side == -new:
            switches += 1
        side = new
    return switches


assert side_switches([5, -5, 5, -5], 2) == 3
assert side_switches([5, 1, -3, -5], 2) == 1
assert side_switches([3, -3, 4, -4, 3, -3], 3) == 1
assert side_switches([4, 5, 6], 0) == 0
assert side_switches([-4, 0, -4, 4, -4, 4, -4, 4], 0) == 5
assert side_switches([2, -2, 3, -1, 3, -3, 9, 9, -9, -4, 4], 2) == 4
assert side_switches([1, -1, 1, -1, 1, -1], 0) == 5
assert side_switches([-8, 7, -6, 5, 4, -3], 3) == 3
assert side_switches([], 1) == 0
assert side_switches([3, -2, -4, -1, 2, -3, 0, 1, 3, -3, -2, 2], 1) == 6
