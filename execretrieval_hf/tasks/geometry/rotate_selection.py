"""Turn a rectangle (left, bottom, right, top) about a pivot (x, y) by a number of quarter turns, counter-clockwise
(clockwise if negative) with the y axis pointing up, and give the part that then lies on a canvas (width,
height) with its lower left corner at the origin, in the same form, or None if no area of it does.

Keywords: rectangle quarter rotation clipped to canvas
Inputs: box, a tuple of four integers, left below right and bottom below top; pivot, an (x, y) tuple of integers; turns, an integer; canvas, a tuple of two integers from 0
Requires: type(box) is tuple and len(box) == 4 and all(type(v) is int for v in box) and box[0] < box[2] and box[1] < box[3] and type(pivot) is tuple and len(pivot) == 2 and all(type(v) is int for v in pivot) and type(turns) is int and type(canvas) is tuple and len(canvas) == 2 and all(type(v) is int for v in canvas) and min(canvas) >= 0
Topic: transformations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rotate_selection(box, pivot, turns, canvas):
    left, bottom, right, top = box
    px, py = pivot
    corners = [(left - px, bottom - py), (right - px, top - py)]
    for _ in range(turns % 4):
        corners = [(-y, x) for x, y in corners]
    xs = sorted(x + px for x, _ in corners)
    ys = sorted(y + py for _, y in corners)
    left, right = max(xs[0], 0), min(xs[1], canvas[0])
    bottom, top = max(ys[0], 0), min(ys[1], canvas[1])
    if left >= right or bottom >= top:
        return None
    return left, bottom, right, top


assert rotate_selection((5, 2, 8, 3), (4, 4), 1, (20, 20)) == (5, 5, 6, 8)
assert rotate_selection((5, 2, 8, 3), (4, 4), -1, (20, 20)) == (2, 0, 3, 3)
assert rotate_selection((1, 2, 4, 9), (3, 5), 6, (9, 7)) == (2, 1, 5, 7)
assert rotate_selection((-2, -1, 7, 4), (1, 9), 4, (6, 3)) == (0, 0, 6, 3)
assert rotate_selection((5, 2, 6, 7), (5, 1), 5, (8, 2)) == (0, 1, 4, 2)
assert rotate_selection((0, 0, 3, 2), (1, 0), 3, (2, 5)) == (1, 0, 2, 1)
assert rotate_selection((6, 2, 8, 4), (3, 3), 2, (9, 9)) == None
assert rotate_selection((5, 2, 6, 7), (5, 1), 1, (8, 1)) == None
