"""List (left, right) page pairs for the sheets of a folded booklet, outermost first, front then back, 0 for
blanks.

Keywords: booklet imposition page order
Inputs: pages, an integer from 0
Requires: type(pages) is int and 0 <= pages < 1000
Topic: paging
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def booklet_sides(pages):
    total = (pages + 3) // 4 * 4
    sides = []
    for outer in range(total // 2):
        low, high = outer + 1, total - outer
        if high > pages:
            high = 0
        if low > pages:
            low = 0
        if outer % 2 == 0:
            sides.append((high, low))
        else:
            sides.append((low, high))
    return sides


assert booklet_sides(0) == []
assert booklet_sides(1) == [(0, 1), (0, 0)]
assert booklet_sides(2) == [(0, 1), (2, 0)]
assert booklet_sides(3) == [(0, 1), (2, 3)]
assert booklet_sides(4) == [(4, 1), (2, 3)]
assert booklet_sides(5) == [(0, 1), (2, 0), (0, 3), (4, 5)]
assert booklet_sides(6) == [(0, 1), (2, 0), (6, 3), (4, 5)]
assert booklet_sides(7) == [(0, 1), (2, 7), (6, 3), (4, 5)]
assert booklet_sides(8) == [(8, 1), (2, 7), (6, 3), (4, 5)]
assert booklet_sides(12) == [(12, 1), (2, 11), (10, 3), (4, 9), (8, 5), (6, 7)]
