"""By how many do pairs of wines ranked alike by two judges outnumber those ranked oppositely, ties counting for
neither?

Keywords: concordant minus discordant pairs
Inputs: first and second, equally long lists of integers, the points that each judge gave to the wines
Requires: all(type(r) is list and all(type(v) is int for v in r) for r in (first, second)) and len(first) == len(second)
Topic: statistics
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def judges_accord(first, second):
    surplus = 0
    for later in range(len(first)):
        for earlier in range(later):
            gap = first[later] - first[earlier]
            product = gap * (second[later] - second[earlier])
            if product > 0:
                surplus += 1
            elif product < 0:
                surplus -= 1
    return surplus


assert judges_accord([1, 2, 3, 4], [2, 5, 7, 9]) == 6
assert judges_accord([1, 2, 3], [30, 20, 10]) == -3
assert judges_accord([7, 7], [1, 2]) == 0
assert judges_accord([3, 1, 4, 1], [2, 2, 5, 0]) == 4
assert judges_accord([5, 6], [9, 8]) == -1
assert judges_accord([80, 90, 70, 60], [3, 4, 1, 2]) == 4
assert judges_accord([], []) == 0
assert judges_accord([1, 5, 5, 2], [1, 2, 2, 9]) == 1
assert judges_accord([2, 8, 4, 6, 5], [1, 9, 4, 7, 5]) == 10
assert judges_accord([2, 9], [0, 3]) == 1
