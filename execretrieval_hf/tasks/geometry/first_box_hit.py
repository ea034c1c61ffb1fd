"""I need to shine a laser from a grid point north (y grows), east (x grows), south or west, given as N,
E, S or W, and find the crate (left, bottom, right, top) it meets first, as a pair of its position in the
list, from 0, and the distance, 0 if it starts in or on one. Grazing a border counts, the earlier crate
wins a tie, no crate gives -1 and any other heading None.

Keywords: axis aligned ray rectangle intersection
Inputs: origin, an (x, y) tuple of integers; heading, a string; boxes, a list of tuples of four integers
Requires: len(origin) == 2 and all(type(v) is int for v in origin) and type(heading) is str and type(boxes) is list and all(len(b) == 4 and b[0] <= b[2] and b[1] <= b[3] for b in boxes)
Topic: ray casting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def first_box_hit(origin, heading, boxes):
    x, y = origin
    if heading not in ("N", "E", "S", "W"):
        return None
    hit = -1
    nearest = None
    for number, (left, bottom, right, top) in enumerate(boxes):
        if heading in ("N", "S"):
            in_line = left <= x <= right
            entry, leave = bottom - y, top - y
        else:
            in_line = bottom <= y <= top
            entry, leave = left - x, right - x
        if heading in ("S", "W"):
            entry, leave = -leave, -entry
        distance = max(entry, 0)
        if in_line and leave >= 0 and (nearest is None or distance < nearest):
            nearest = distance
            hit = (number, distance)
    return hit


assert first_box_hit((2, 2), "N", [(0, 9, 4, 10), (1, 5, 2, 6), (3, 3, 8, 4)]) == (1, 3)
assert first_box_hit((2, 2), "E", [(-3, 0, 1, 4), (6, 2, 7, 8), (4, -1, 5, 1), (7, 0, 9, 9)]) == (1, 4)
assert first_box_hit((5, 5), "S", [(5, 0, 9, 3), (0, 1, 5, 3), (4, 6, 6, 8)]) == (0, 2)
assert first_box_hit((9, 4), "W", [(0, 1, 2, 4), (3, 5, 4, 6), (10, 0, 12, 9), (1, 4, 3, 7)]) == (3, 6)
assert first_box_hit((4, 4), "X", [(0, 0, 9, 9)]) == None
assert first_box_hit((4, 4), "W", [(5, 0, 7, 9), (0, 5, 3, 9), (0, 0, 3, 3)]) == -1
assert first_box_hit((4, 4), "N", [(2, 5, 3, 7), (5, 5, 6, 7), (3, 1, 5, 3)]) == -1
assert first_box_hit((4, 4), "E", [(6, 3, 7, 5), (1, 0, 4, 6), (2, 2, 9, 9)]) == (1, 0)
assert first_box_hit((3, 8), "S", [(0, 0, 9, 1), (1, 7, 6, 12)]) == (1, 0)
assert first_box_hit((1, 6), "E", [(3, 7, 4, 9), (8, 5, 9, 6), (5, 0, 6, 5)]) == (1, 7)
