"""The alarm level of a water gauge must not flicker. Starting at 0, it rises at each reading to the number of limits
reached (at or above), if more; it falls step by step only while the reading is below the limit of the current level
by more than the margin. List the level after each reading.

Keywords: hysteresis bands for gauge
Inputs: readings, a list of integers; limits, a strictly ascending list of integers, the first that of level 1; margin, an integer from 0
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(limits) is list and all(type(x) is int for x in limits) and all(a < b for a, b in zip(limits, limits[1:])) and type(margin) is int and margin >= 0
Topic: binning
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sticky_levels(readings, limits, margin):
    levels = []
    level = 0
    for reading in readings:
        while level < len(limits) and reading >= limits[level]:
            level += 1
        while level > 0 and reading < limits[level - 1] - margin:
            level -= 1
        levels.append(level)
    return levels


assert sticky_levels([9, 10, 9, 8, 7], [10], 2) == [0, 1, 1, 1, 0]
assert sticky_levels([5, 20, 12, 3], [10, 20], 3) == [0, 2, 1, 0]
assert sticky_levels([30, 17, 16], [10, 20, 30], 3) == [3, 2, 1]
assert sticky_levels([], [10], 0) == []
assert sticky_levels([4, 8], [], 1) == [0, 0]
assert sticky_levels([10, 9, 10, 11], [10, 11], 0) == [1, 0, 1, 2]
assert sticky_levels([22, 10, 9, 13], [10, 12, 14], 4) == [3, 3, 2, 2]
assert sticky_levels([6, 0, 6, -9], [-5, 0, 5], 5) == [3, 3, 3, 1]
