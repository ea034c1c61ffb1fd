"""What percentage of the other players, rounded down, scored less than each player, 100 for a lone one?

Keywords: percentile standing per player
Inputs: scores, a list of at least one integer
Requires: type(scores) is list and len(scores) > 0 and all(type(s) is int for s in scores)
Topic: ranking
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def beaten_shares(scores):
    others = len(scores) - 1
    if others == 0:
        return [100]
    shares = []
    for score in scores:
        lower = 0
        for other in scores:
            if other < score:
                lower += 1
        shares.append(100 * lower // others)
    return shares


assert beaten_shares([7]) == [100]
assert beaten_shares([7, 7]) == [0, 0]
assert beaten_shares([3, 8]) == [0, 100]
assert beaten_shares([8, 3, 5]) == [100, 0, 50]
assert beaten_shares([2, 2, 9]) == [0, 0, 100]
assert beaten_shares([1, 2, 3, 4]) == [0, 33, 66, 100]
assert beaten_shares([4, 4, 1, 6]) == [33, 33, 0, 100]
assert beaten_shares([10, 20, 30, 40, 50, 60, 70]) == [0, 16, 33, 50, 66, 83, 100]
assert beaten_shares([5, 9, 9]) == [0, 50, 50]
