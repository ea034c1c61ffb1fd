"""Replace each reading above or below both original neighbours by more than a limit with their mean, rounded down

Keywords: isolated spike to neighbours' mean
Inputs: readings, a list of integers; limit, an integer of at least 0
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(limit) is int and limit >= 0
Topic: cleaning values
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cut_peaks(readings, limit):
    repaired = readings[:]
    for place in range(1, len(readings) - 1):
        before, reading, after = readings[place - 1:place + 2]
        rise = reading - max(before, after)
        drop = min(before, after) - reading
        if rise > limit or drop > limit:
            repaired[place] = (before + after) // 2
    return repaired


assert cut_peaks([5, 20, 8, 9], 10) == [5, 6, 8, 9]
assert cut_peaks([5, 18, 8, 9], 10) == [5, 18, 8, 9]
assert cut_peaks([9, 1, 7], 5) == [9, 8, 7]
assert cut_peaks([9, 1, 6], 5) == [9, 1, 6]
assert cut_peaks([50, 2, 3, 60], 4) == [50, 2, 3, 60]
assert cut_peaks([0, 9, 0, 9, 0], 3) == [0, 0, 9, 0, 0]
assert cut_peaks([4, 4, 1, 1], 2) == [4, 4, 1, 1]
assert cut_peaks([-1, 4, -2], 0) == [-1, -2, -2]
assert cut_peaks([3, 3, 4, 3], 0) == [3, 3, 3, 3]
