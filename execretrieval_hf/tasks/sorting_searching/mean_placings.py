"""Which rank does each score get, highest first, tied scores sharing the average of their ranks, all ranks
doubled?

Keywords: average tied rank doubled
Inputs: scores, a list of integers
Requires: type(scores) is list and all(type(s) is int for s in scores)
Topic: ranking
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mean_placings(scores):
    ranks = []
    for score in scores:
        higher, equal = 0, 0
        for other in scores:
            if other > score:
                higher += 1
            elif other == score:
                equal += 1
        ranks.append(2 * higher + equal + 1)
    return ranks


assert mean_placings([]) == []
assert mean_placings([9]) == [2]
assert mean_placings([9, 4]) == [2, 4]
assert mean_placings([4, 9]) == [4, 2]
assert mean_placings([4, 9, 4]) == [5, 2, 5]
assert mean_placings([7, 7]) == [3, 3]
assert mean_placings([5, 8, 8, 1]) == [6, 3, 3, 8]
assert mean_placings([3, 3, 3]) == [4, 4, 4]
assert mean_placings([6, 1, 6, 2, 1]) == [3, 9, 3, 6, 9]
assert mean_placings([10, 20, 30, 20]) == [8, 5, 2, 5]
