"""Raise n lowest and lower n highest scores to the nearest remaining score, keeping order; empty list if none
remain

Keywords: extreme scores to nearest remaining
Inputs: scores, a list of integers; count, the n, an integer of at least 0
Requires: type(scores) is list and all(type(s) is int for s in scores) and type(count) is int and count >= 0
Topic: cleaning values
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pull_in_extremes(scores, count):
    middle = sorted(scores)[count:len(scores) - count]
    if 2 * count >= len(scores):
        return []
    lowest = middle[0]
    highest = middle[-1]
    return [max(lowest, min(highest, score)) for score in scores]


assert pull_in_extremes([9, 1, 5, 4, 30], 1) == [9, 4, 5, 4, 9]
assert pull_in_extremes([9, 1, 5, 4, 30], 2) == [5, 5, 5, 5, 5]
assert pull_in_extremes([9, 1, 5, 4], 2) == []
assert pull_in_extremes([7, 3, 7], 0) == [7, 3, 7]
assert pull_in_extremes([2], 0) == [2]
assert pull_in_extremes([], 0) == []
assert pull_in_extremes([2, 2, 2, 8], 1) == [2, 2, 2, 2]
assert pull_in_extremes([-5, 6, 0, 6, 1, 9], 2) == [1, 6, 1, 6, 1, 6]
assert pull_in_extremes([10, 20, 30, 40], 1) == [20, 20, 30, 30]
