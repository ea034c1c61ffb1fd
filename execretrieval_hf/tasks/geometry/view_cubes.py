"""Of a grid of cube towers only the outlines from two sides are known: the height of the highest tower in every
column and that in every row. Gives the fewest and the most cubes that agree with these, a tower of none being
possible, or None if the two outlines contradict each other.

Keywords: cube tower counts from silhouettes
Inputs: front and side, non-empty lists of integers of at least 0, for the columns and for the rows; the answer is a pair
Requires: type(front) is list and type(side) is list and len(front) > 0 and len(side) > 0 and all(type(h) is int and h >= 0 for h in front + side)
Topic: solids
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def view_cubes(front, side):
    if max(front) != max(side):
        return None
    most = 0
    for column in front:
        for row in side:
            most += min(column, row)
    fewest = 0
    for height in set(front + side):
        fewest += height * max(front.count(height), side.count(height))
    return fewest, most


assert view_cubes([1], [1]) == (1, 1)
assert view_cubes([2, 1], [2, 2]) == (5, 6)
assert view_cubes([3, 1, 2], [2, 3]) == (6, 11)
assert view_cubes([2, 1], [1, 1]) == None
assert view_cubes([0, 4], [4, 0, 4]) == (8, 8)
assert view_cubes([1, 1, 1], [1]) == (3, 3)
assert view_cubes([5, 5], [5, 3, 3, 1]) == (17, 24)
assert view_cubes([0], [0]) == (0, 0)
assert view_cubes([2, 2], [3]) == None
assert view_cubes([1, 2, 2, 3], [3, 3, 2]) == (11, 23)
