"""Which rectangle do all of these viewports show? None if they share no area.

Keywords: intersection of many rectangles
Inputs: views, a non-empty list of (left, bottom, right, top) tuples of integers, left below right and bottom below top; the answer has the same form
Requires: type(views) is list and len(views) > 0 and all(type(v) is tuple and len(v) == 4 and all(type(n) is int for n in v) and v[0] < v[2] and v[1] < v[3] for v in views)
Topic: rectangles
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def common_window(views):
    left, bottom, right, top = views[0]
    for other_left, other_bottom, other_right, other_top in views[1:]:
        left = max(left, other_left)
        bottom = max(bottom, other_bottom)
        right = min(right, other_right)
        top = min(top, other_top)
    if left >= right or bottom >= top:
        return None
    return left, bottom, right, top


assert common_window([(0, 0, 4, 4), (2, 1, 6, 3)]) == (2, 1, 4, 3)
assert common_window([(0, 0, 2, 2), (2, 0, 4, 2)]) == None
assert common_window([(0, 0, 9, 9), (3, -2, 5, 20), (-4, 4, 8, 6)]) == (3, 4, 5, 6)
assert common_window([(1, 2, 3, 4)]) == (1, 2, 3, 4)
assert common_window([(0, 0, 3, 3), (2, 2, 5, 5), (1, 1, 3, 4)]) == (2, 2, 3, 3)
assert common_window([(0, 0, 2, 2), (0, 2, 2, 5)]) == None
assert common_window([(0, 0, 5, 5), (1, 1, 4, 4), (0, 0, 5, 5)]) == (1, 1, 4, 4)
assert common_window([(2, 0, 7, 8), (0, 3, 6, 12), (1, -5, 9, 5)]) == (2, 3, 6, 5)
