"""In how many ways can divers split into groups of two or three, at most a given number being threes?

Keywords: partition people into pairs and trios
Inputs: divers, the number of different people; trios, the largest number of groups of three; neither the groups nor the people within a group have an order
Requires: type(divers) is int and 1 <= divers <= 1000 and type(trios) is int and 0 <= trios <= 1000
Topic: combinatorics
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import factorial


def buddy_splits(divers, trios):
    total = 0
    for threes in range(min(trios, divers // 3) + 1):
        rest = divers - 3 * threes
        if rest % 2 == 0:
            pairs = rest // 2
            same = 6**threes * factorial(threes) * 2**pairs * factorial(pairs)
            total += factorial(divers) // same
    return total


assert buddy_splits(1, 1) == 0
assert buddy_splits(2, 0) == 1
assert buddy_splits(3, 1) == 1
assert buddy_splits(3, 0) == 0
assert buddy_splits(4, 2) == 3
assert buddy_splits(5, 1) == 10
assert buddy_splits(6, 1) == 15
assert buddy_splits(6, 2) == 25
assert buddy_splits(9, 3) == 1540
assert buddy_splits(8, 1) == 105
