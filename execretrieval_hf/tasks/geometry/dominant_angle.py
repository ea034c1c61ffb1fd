"""Widest corner (0 to 2) of a triangle, first on ties, and whether acute, right or obtuse? None if flat.

Keywords: triangle acute right obtuse
Inputs: triangle, a tuple of three (x, y) pairs of integers; the answer is a tuple of corner number and word
Requires: type(triangle) is tuple and len(triangle) == 3 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in triangle)
Topic: triangles
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dominant_angle(triangle):
    longest = -1
    for index in range(3):
        x, y = triangle[index]
        ax, ay = triangle[index - 1]
        bx, by = triangle[index - 2]
        opposite = (bx - ax) ** 2 + (by - ay) ** 2
        if opposite > longest:
            longest = opposite
            corner = index
            bend = (ax - x) * (bx - x) + (ay - y) * (by - y)
            area = (ax - x) * (by - y) - (ay - y) * (bx - x)
    if area == 0:
        return None
    if bend > 0:
        return corner, "acute"
    return corner, "right" if bend == 0 else "obtuse"


assert dominant_angle(((0, 0), (4, 0), (0, 3))) == (0, "right")
assert dominant_angle(((4, 0), (0, 0), (0, 3))) == (1, "right")
assert dominant_angle(((1, 5), (3, 2), (6, 4))) == (1, "right")
assert dominant_angle(((0, 0), (6, 0), (3, 1))) == (2, "obtuse")
assert dominant_angle(((0, 0), (2, 5), (4, 0))) == (0, "acute")
assert dominant_angle(((0, 0), (1, 3), (3, 2))) == (1, "acute")
assert dominant_angle(((0, 0), (2, 2), (5, 5))) == None
assert dominant_angle(((3, 1), (9, 2), (-4, 0))) == (0, "obtuse")
assert dominant_angle(((5, 2), (0, 2), (4, 4))) == (2, "right")
assert dominant_angle(((0, 2), (0, 2), (0, 2))) == None
