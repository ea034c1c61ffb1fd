"""Drops from a list of rectangles (left, bottom, right, top) every one that lies within another one of the list,
where common borders still count as within. Of identical rectangles only the first is kept, if no other holds
it; the order stays.

Keywords: remove contained rectangles
Inputs: frames, a list of (left, bottom, right, top) tuples of integers, left below right and bottom below top
Requires: type(frames) is list and all(type(f) is tuple and len(f) == 4 and all(type(n) is int for n in f) and f[0] < f[2] and f[1] < f[3] for f in frames)
Topic: rectangles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def outer_frames(frames):
    kept = []
    for place, frame in enumerate(frames):
        left, bottom, right, top = frame
        hidden = False
        for other_place, other in enumerate(frames):
            within = other[0] <= left and other[1] <= bottom and other[2] >= right and other[3] >= top
            if within and (other != frame or other_place < place):
                hidden = True
        if not hidden:
            kept.append(frame)
    return kept


assert outer_frames([(0, 0, 9, 9), (1, 1, 3, 3), (5, 5, 12, 8)]) == [(0, 0, 9, 9), (5, 5, 12, 8)]
assert outer_frames([(0, 2, 1, 4), (0, 0, 2, 2), (0, 2, 1, 4)]) == [(0, 2, 1, 4), (0, 0, 2, 2)]
assert outer_frames([(2, 0, 4, 4), (0, 0, 4, 4)]) == [(0, 0, 4, 4)]
assert outer_frames([(0, 0, 4, 4), (0, 0, 4, 5), (4, 0, 6, 5)]) == [(0, 0, 4, 5), (4, 0, 6, 5)]
assert outer_frames([]) == []
assert outer_frames([(1, 1, 2, 2), (0, 0, 3, 3), (1, 1, 2, 2), (-1, 1, 2, 4)]) == [(0, 0, 3, 3), (-1, 1, 2, 4)]
assert outer_frames([(0, 0, 3, 3), (1, -1, 2, 2), (1, 1, 2, 4), (-1, 1, 2, 2), (1, 1, 4, 2)]) == [(0, 0, 3, 3), (1, -1, 2, 2), (1, 1, 2, 4), (-1, 1, 2, 2), (1, 1, 4, 2)]
assert outer_frames([(5, 5, 6, 6), (7, 7, 8, 8), (5, 5, 6, 6), (5, 5, 6, 7)]) == [(7, 7, 8, 8), (5, 5, 6, 7)]
assert outer_frames([(0, 0, 2, 2), (0, 0, 2, 2), (1, 2, 2, 4)]) == [(0, 0, 2, 2), (1, 2, 2, 4)]
