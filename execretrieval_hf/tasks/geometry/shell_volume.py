"""Six times the volume, never negative, of a solid bounded by triangles, each given by the numbers of its
corners, from 0, in a list of points. Going round the triangles' corners in the order listed, every edge must
be run through exactly once each way; otherwise the answer is None.

Keywords: volume of closed triangle mesh
Inputs: points, a list of (x, y, z) triples of integers; faces, a list of triples of different numbers of points
Requires: type(points) is list and type(faces) is list and all(type(t) is tuple and len(t) == 3 and all(type(v) is int for v in t) for t in points + faces) and all(0 <= v < len(points) for f in faces for v in f) and all(len(set(f)) == 3 for f in faces)
Topic: solids
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def shell_volume(points, faces):
    edges = []
    total = 0
    for a, b, c in faces:
        edges += [(a, b), (b, c), (c, a)]
        ax, ay, az = points[a]
        bx, by, bz = points[b]
        cx, cy, cz = points[c]
        total += ax * (by * cz - bz * cy)
        total += ay * (bz * cx - bx * cz)
        total += az * (bx * cy - by * cx)
    for start, end in edges:
        if edges.count((start, end)) > 1 or (end, start) not in edges:
            return None
    return abs(total)


assert shell_volume([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)], [(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)]) == 1
assert shell_volume([(0, 0, 0), (2, 0, 0), (0, 3, 0), (0, 0, 1)], [(0, 1, 2), (0, 3, 1), (1, 3, 2), (2, 3, 0)]) == 6
assert shell_volume([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)], [(0, 2, 1), (0, 1, 3), (1, 2, 3)]) == None
assert shell_volume([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)], [(0, 1, 2), (0, 1, 3), (1, 2, 3), (2, 0, 3)]) == None
assert shell_volume([(1, 1, 1), (3, 1, 2), (2, 4, 0), (5, 2, 6)], [(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)]) == 21
assert shell_volume([(4, 0, 1), (0, 0, 1), (3, 2, 2), (-1, 5, 0)], [(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)]) == 28
assert shell_volume([(0, 0, 0), (1, 0, 0), (0, 1, 0)], [(0, 1, 2), (2, 1, 0)]) == 0
assert shell_volume([], []) == 0
