"""Merge two lists of (price, quantity) steps, each by ascending price without repeats: where both have a price
their quantities are added, and steps that come to zero or less are left out. Stop once a wanted number of
steps is reached.

Keywords: combine order books by price
Inputs: left and right, lists of (price, quantity) pairs of integers, by ascending distinct prices; depth, an integer from 0
Requires: type(left) is list and type(right) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is int and type(p[1]) is int for p in left + right) and all([p[0] for p in s] == sorted({p[0] for p in s}) for s in (left, right)) and type(depth) is int and depth >= 0
Topic: merging sorted lists
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def joint_ladder(left, right, depth):
    merged = []
    i, j = 0, 0
    while len(merged) < depth and (i < len(left) or j < len(right)):
        if j == len(right) or i < len(left) and left[i][0] < right[j][0]:
            price, amount = left[i]
            i += 1
        elif i == len(left) or right[j][0] < left[i][0]:
            price, amount = right[j]
            j += 1
        else:
            price, amount = left[i][0], left[i][1] + right[j][1]
            i += 1
            j += 1
        if amount > 0:
            merged.append((price, amount))
    return merged


assert joint_ladder([], [], 4) == []
assert joint_ladder([(1, 5)], [(2, 3)], 0) == []
assert joint_ladder([(3, 5)], [(2, 4)], 2) == [(2, 4), (3, 5)]
assert joint_ladder([(3, 5)], [(3, 4)], 2) == [(3, 9)]
assert joint_ladder([(3, 5), (6, 1)], [(3, -5), (5, 1)], 2) == [(5, 1), (6, 1)]
assert joint_ladder([(1, 2), (4, 4)], [(2, -3), (3, 1), (4, 6)], 9) == [(1, 2), (3, 1), (4, 10)]
assert joint_ladder([(1, 1), (2, 2), (3, 3)], [], 2) == [(1, 1), (2, 2)]
assert joint_ladder([], [(5, 0), (6, 1), (8, 2)], 1) == [(6, 1)]
assert joint_ladder([(2, -4), (7, 3)], [(2, 6), (7, -3), (9, 8)], 3) == [(2, 2), (9, 8)]
assert joint_ladder([(1, 1)], [(0, 2), (3, 3), (4, 4)], 3) == [(0, 2), (1, 1), (3, 3)]
