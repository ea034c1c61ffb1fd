"""Lists, as (left, bottom, right, top), what remains of a sheet after a cutter takes a rectangle out of it:
the full-height strip to the left, the full-height strip to the right, then the parts below and above between
those strips, leaving out any without area. A cut not overlapping it leaves the whole sheet.

Keywords: subtract rectangle into strips
Inputs: sheet and cut, (left, bottom, right, top) tuples of integers, left below right and bottom below top; the answer is a list of tuples
Requires: all(type(t) is tuple and len(t) == 4 and all(type(v) is int for v in t) and t[0] < t[2] and t[1] < t[3] for t in (sheet, cut))
Topic: rectangles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def leftover_pieces(sheet, cut):
    left, bottom, right, top = sheet
    start = max(left, cut[0])
    low = max(bottom, cut[1])
    end = min(right, cut[2])
    high = min(top, cut[3])
    if start >= end or low >= high:
        return [sheet]
    pieces = []
    if left < start:
        pieces.append((left, bottom, start, top))
    if end < right:
        pieces.append((end, bottom, right, top))
    if bottom < low:
        pieces.append((start, bottom, end, low))
    if high < top:
        pieces.append((start, high, end, top))
    return pieces


assert leftover_pieces((0, 0, 10, 8), (3, 2, 6, 5)) == [(0, 0, 3, 8), (6, 0, 10, 8), (3, 0, 6, 2), (3, 5, 6, 8)]
assert leftover_pieces((4, 0, 6, 6), (1, 2, 4, 8)) == [(4, 0, 6, 6)]
assert leftover_pieces((0, 0, 10, 8), (-1, -1, 11, 9)) == []
assert leftover_pieces((0, 0, 10, 8), (0, 0, 4, 3)) == [(4, 0, 10, 8), (0, 3, 4, 8)]
assert leftover_pieces((3, 1, 5, 3), (3, 4, 6, 9)) == [(3, 1, 5, 3)]
assert leftover_pieces((4, 3, 7, 8), (1, 1, 5, 3)) == [(4, 3, 7, 8)]
assert leftover_pieces((1, 1, 4, 4), (1, 2, 6, 3)) == [(1, 1, 4, 2), (1, 3, 4, 4)]
assert leftover_pieces((0, 0, 10, 8), (2, -3, 5, 20)) == [(0, 0, 2, 8), (5, 0, 10, 8)]
assert leftover_pieces((4, 2, 9, 7), (5, 0, 6, 4)) == [(4, 2, 5, 7), (6, 2, 9, 7), (5, 4, 6, 7)]
assert leftover_pieces((3, 1, 8, 7), (3, 0, 7, 4)) == [(7, 1, 8, 7), (3, 4, 7, 7)]
