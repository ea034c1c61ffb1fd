"""Unpacks a triangle strip as drawn by graphics cards: every corner number from the third on makes a triangle
with the two before it, oldest first, those two swapped in every second triangle of a run. A -1 starts a new
run; triangles in which a corner occurs twice are left out, yet they count for the swapping.

Keywords: triangle strip to index list
Inputs: strip, a list of integers from -1; the answer is a list of triples
Requires: type(strip) is list and all(type(c) is int and c >= -1 for c in strip)
Topic: triangles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def strip_faces(strip):
    faces = []
    run = []
    for corner in strip:
        if corner == -1:
            run = []
            continue
        run.append(corner)
        if len(run) < 3:
            continue
        first, second, third = run[-3:]
        if first == second or second == third or first == third:
            continue
        if len(run) % 2 == 0:
            first, second = second, first
        faces.append((first, second, third))
    return faces


assert strip_faces([0, 1, 2]) == [(0, 1, 2)]
assert strip_faces([0, 1, 2, 3]) == [(0, 1, 2), (2, 1, 3)]
assert strip_faces([4, 0, 1, 2, 3]) == [(4, 0, 1), (1, 0, 2), (1, 2, 3)]
assert strip_faces([0, 1]) == []
assert strip_faces([0, 1, 2, -1, 5, 6, 7, 8]) == [(0, 1, 2), (5, 6, 7), (7, 6, 8)]
assert strip_faces([0, 1, 2, 2, 3, 4]) == [(0, 1, 2), (3, 2, 4)]
assert strip_faces([7, 7, 1, 2, 3]) == [(1, 7, 2), (1, 2, 3)]
assert strip_faces([3, 4, 3, 5, 6]) == [(3, 4, 5), (3, 5, 6)]
assert strip_faces([-1, 1, 2, -1, 3]) == []
assert strip_faces([9, 8, -1, -1, 6, 5, 4, 4, 5, 7]) == [(6, 5, 4), (5, 4, 7)]
