"""At which level above the floor does each dropped box (x, y, width, depth, height) rest, touching edges not
carrying?

Keywords: stacked falling boxes base heights
Inputs: boxes, a list of tuples of five integers, the last three positive, dropped in this order onto a floor at level 0; the answer is a list of integers
Requires: type(boxes) is list and all(type(b) is tuple and len(b) == 5 and all(type(v) is int for v in b) and min(b[2:]) > 0 for b in boxes)
Topic: solids
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def resting_levels(boxes):
    placed = []
    levels = []
    for x, y, width, depth, height in boxes:
        level = 0
        for left, front, right, back, top in placed:
            across = x < right and left < x + width
            if across and y < back and front < y + depth and top > level:
                level = top
        placed.append((x, y, x + width, y + depth, level + height))
        levels.append(level)
    return levels


assert resting_levels([(0, 0, 2, 2, 3), (1, 1, 2, 2, 1)]) == [0, 3]
assert resting_levels([(0, 0, 2, 2, 3), (2, 0, 2, 2, 1)]) == [0, 0]
assert resting_levels([(0, 0, 2, 2, 3), (0, 2, 2, 2, 1), (1, 1, 1, 2, 4)]) == [0, 0, 3]
assert resting_levels([(4, 4, 1, 1, 5), (0, 0, 9, 9, 2), (8, 8, 3, 3, 1), (9, 9, 1, 1, 1)]) == [0, 5, 7, 8]
assert resting_levels([(0, 0, 1, 1, 1), (0, 0, 1, 1, 1), (0, 0, 1, 1, 1)]) == [0, 1, 2]
assert resting_levels([(0, 0, 3, 1, 6), (5, 0, 3, 1, 2), (2, 0, 4, 1, 1)]) == [0, 0, 6]
assert resting_levels([(3, 5, 2, 2, 4), (1, 6, 2, 1, 1), (3, 3, 2, 2, 2), (2, 6, 2, 2, 1)]) == [0, 0, 0, 4]
assert resting_levels([(0, 0, 4, 4, 1), (-1, -1, 2, 2, 1), (3, 3, 1, 1, 3), (0, 3, 4, 2, 1)]) == [0, 1, 1, 4]
assert resting_levels([]) == []
