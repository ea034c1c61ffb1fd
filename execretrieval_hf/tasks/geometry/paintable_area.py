"""Give the surface of a rectangular wall left to paint around openings (x, y, width, height), x and y placing an
opening's lower left corner as seen from the wall's. Parts of an opening beyond the wall are ignored and
surface shared by several is subtracted once; a wall with a width or height of zero or less gives -1.

Keywords: wall surface minus overlapping windows
Inputs: width and height of the wall, integers; openings, a list of tuples of four integers, the width and height of an opening at least 1
Requires: type(width) is int and type(height) is int and type(openings) is list and all(type(o) is tuple and len(o) == 4 and all(type(v) is int for v in o) and o[2] >= 1 and o[3] >= 1 for o in openings)
Topic: rectangles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def paintable_area(width, height, openings):
    if width <= 0 or height <= 0:
        return -1
    holes = []
    for x, y, across, up in openings:
        left, right = max(x, 0), min(x + across, width)
        bottom, top = max(y, 0), min(y + up, height)
        if left < right and bottom < top:
            holes.append((left, bottom, right, top))
    cuts = sorted({edge for hole in holes for edge in (hole[0], hole[2])})
    covered = 0
    for start, end in zip(cuts, cuts[1:]):
        reach = 0
        for bottom, top in sorted((h[1], h[3]) for h in holes if h[0] <= start and h[2] >= end):
            if top > reach:
                covered += (end - start) * (top - max(bottom, reach))
                reach = top
    return width * height - covered


assert paintable_area(5, 3, [(0, 0, 3, 2), (2, 1, 2, 2)]) == 6
assert paintable_area(0, 4, []) == -1
assert paintable_area(6, 0, [(0, 0, 1, 1)]) == -1
assert paintable_area(1, 1, [(0, 0, 1, 1)]) == 0
assert paintable_area(4, 5, [(-1, -1, 3, 2), (3, 3, 5, 9)]) == 16
assert paintable_area(6, 2, [(1, 0, 2, 2), (4, 1, 1, 1), (1, 0, 2, 2)]) == 7
assert paintable_area(3, 8, [(0, 0, 2, 6), (1, 2, 2, 2)]) == 10
assert paintable_area(4, 10, [(1, 5, 2, 3), (1, 1, 2, 2)]) == 30
assert paintable_area(1, 5, [(0, 6, 4, 2)]) == 5
assert paintable_area(3, 4, [(3, 0, 1, 1), (0, -2, 1, 2), (1, 4, 3, 2), (-2, 1, 2, 2)]) == 12
