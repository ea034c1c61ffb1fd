"""Insert so many evenly spaced in-between heights, rounded down, between any two neighbouring ones of a track
profile

Keywords: linear upsampling with integers
Inputs: heights, a list of integers; extra, an integer from 0
Requires: type(heights) is list and all(type(h) is int for h in heights) and type(extra) is int and 0 <= extra <= 100
Topic: resampling
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stretch_curve(heights, extra):
    stretched = heights[:1]
    parts = extra + 1
    for left, right in zip(heights, heights[1:]):
        for part in range(1, parts + 1):
            stretched.append(left + (right - left) * part // parts)
    return stretched


assert stretch_curve([10, 20, 0], 1) == [10, 15, 20, 10, 0]
assert stretch_curve([0, 10], 3) == [0, 2, 5, 7, 10]
assert stretch_curve([8, 0, 1], 2) == [8, 5, 2, 0, 0, 0, 1]
assert stretch_curve([5], 4) == [5]
assert stretch_curve([], 2) == []
assert stretch_curve([3, 7, 7], 0) == [3, 7, 7]
assert stretch_curve([-3, 2], 1) == [-3, -1, 2]
assert stretch_curve([2, -3, -3], 2) == [2, 0, -2, -3, -3, -3, -3]
