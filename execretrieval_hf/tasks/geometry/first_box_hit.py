"""Find the nearest crate (left, bottom, right, top) that a laser beam meets on its way N, E, S or W from a grid
point, x growing eastwards and y northwards. Give a tuple of its place in the list, from 0, and the distance,
which is 0 if the point is in or on it. Touching a border counts, the earlier crate wins a tie; None if none is
met.

Keywords: axis aligned ray rectangle intersection
Inputs: origin, an (x, y) tuple of integers; heading, one of the letters; boxes, a list of (left, bottom, right, top) tuples of integers, left not above right and bottom not above top
Requires: type(origin) is tuple and len(origin) == 2 and all(type(v) is int for v in origin) and type(heading) is str and heading in list("NESW") and type(boxes) is list and all(type(b) is tuple and len(b) == 4 and all(type(v) is int for v in b) and b[0] <= b[2] and b[1] <= b[3] for b in boxes)
Topic: collisions and visibility
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def first_box_hit(origin, heading, boxes):
    x, y = origin
    hit = None
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
        if in_line and leave >= 0 and (hit is None or distance < hit[1]):
            hit = (number, distance)
    return hit


assert first_box_hit((2, 2), "N", [(0, 9, 4, 10), (1, 5, 2, 6), (3, 3, 8, 4)]) == (1, 3)
assert first_box_hit((2, 2), "E", [(-3, 0, 1, 4), (6, 2, 7, 8), (4, -1, 5, 1), (7, 0, 9, 9)]) == (1, 4)
assert first_box_hit((5, 5), "S", [(5, 0, 9, 3), (0, 1, 5, 3), (4, 6, 6, 8)]) == (0, 2)
assert first_box_hit((9, 4), "W", [(0, 1, 2, 4), (3, 5, 4, 6), (10, 0, 12, 9), (1, 4, 3, 7)]) == (3, 6)
assert first_box_hit((4, 4), "E", [(6, 3, 7, 5), (1, 0, 4, 6), (2, 2, 9, 9)]) == (1, 0)
assert first_box_hit((3, 8), "S", [(0, 0, 9, 1), (1, 7, 6, 12)]) == (1, 0)
assert first_box_hit((1, 6), "E", [(3, 7, 4, 9), (8, 5, 9, 6), (5, 0, 6, 5)]) == (1, 7)
assert first_box_hit((4, 4), "W", [(5, 0, 7, 9), (0, 5, 3, 9), (0, 0, 3, 3)]) == None
assert first_box_hit((4, 4), "N", [(2, 5, 3, 7), (5, 5, 6, 7), (3, 1, 5, 3)]) == None
