"""Merge two lists of post times, both newest first, into one, as pairs of 1 or 2 for the list and the time: the
newer post comes next, that of list 1 on ties, but after a given number in a row from one list comes one from
the other while it has any left. A number below 1 gives an empty list.

Keywords: fair interleave of two feeds
Inputs: own and other, descending lists of integer times; most, an integer
Requires: type(own) is list and type(other) is list and all(type(t) is int for t in own + other) and own == sorted(own, reverse=True) and other == sorted(other, reverse=True) and type(most) is int
Topic: merging sorted lists
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mixed_feed(own, other, most):
    if most < 1:
        return []
    sources = [own, other]
    heads = [0, 0]
    feed = []
    row, last = 0, 0
    while heads[0] < len(own) or heads[1] < len(other):
        if heads[0] == len(own):
            pick = 1
        elif heads[1] == len(other):
            pick = 0
        elif row == most:
            pick = 1 - last
        else:
            pick = int(own[heads[0]] < other[heads[1]])
        row = row + 1 if pick == last else 1
        last = pick
        feed.append((pick + 1, sources[pick][heads[pick]]))
        heads[pick] += 1
    return feed


assert mixed_feed([], [], 2) == []
assert mixed_feed([9, 4], [6], 0) == []
assert mixed_feed([9], [9], 1) == [(1, 9), (2, 9)]
assert mixed_feed([], [0], 2) == [(2, 0)]
assert mixed_feed([5, 4], [9, 8, 7], 2) == [(2, 9), (2, 8), (1, 5), (2, 7), (1, 4)]
assert mixed_feed([5, 4], [9, 8, 7], 3) == [(2, 9), (2, 8), (2, 7), (1, 5), (1, 4)]
assert mixed_feed([9, 8, 7, 1], [3], 2) == [(1, 9), (1, 8), (2, 3), (1, 7), (1, 1)]
assert mixed_feed([9, 8, 7, 6], [6, 5], 2) == [(1, 9), (1, 8), (2, 6), (1, 7), (1, 6), (2, 5)]
assert mixed_feed([4, 2, 1], [3, 3, 3], 2) == [(1, 4), (2, 3), (2, 3), (1, 2), (2, 3), (1, 1)]
assert mixed_feed([7], [8, 6], 1) == [(2, 8), (1, 7), (2, 6)]
