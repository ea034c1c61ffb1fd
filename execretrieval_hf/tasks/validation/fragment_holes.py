"""Pieces of a message, each with start byte, length and whether it is the last, arrive in any order and may
overlap. List the missing stretches as tuples of first and last byte, counted from 0, in ascending order;
without a last piece there follows one from the byte after all others to -1. Bytes beyond the end of a last
piece make the answer None.

Keywords: datagram reassembly missing ranges
Inputs: pieces, a list of tuples of start (an integer of at least 0), length (a positive integer) and whether it is the last
Requires: type(pieces) is list and all(type(p) is tuple and len(p) == 3 and type(p[0]) is int and p[0] >= 0 and type(p[1]) is int and p[1] > 0 and type(p[2]) is bool for p in pieces)
Topic: frames
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fragment_holes(pieces):
    finish = None
    for start, length, last in pieces:
        if last and (finish is None or start + length < finish):
            finish = start + length
    holes = []
    reached = 0
    for start, length, _ in sorted(pieces):
        end = start + length
        if finish is not None and end > finish:
            return None
        if start > reached:
            holes.append((reached, start - 1))
        reached = max(reached, end)
    if finish is None:
        holes.append((reached, -1))
    return holes


assert fragment_holes([(0, 4, False), (6, 2, True)]) == [(4, 5)]
assert fragment_holes([(6, 2, True), (0, 6, False)]) == []
assert fragment_holes([(3, 2, False), (8, 1, False)]) == [(0, 2), (5, 7), (9, -1)]
assert fragment_holes([(0, 9, False), (2, 3, False), (11, 1, True)]) == [(9, 10)]
assert fragment_holes([(5, 3, True), (0, 9, False)]) == None
assert fragment_holes([(5, 3, True), (2, 4, False), (6, 2, False)]) == [(0, 1)]
assert fragment_holes([(7, 3, True), (7, 2, True), (6, 4, True)]) == None
assert fragment_holes([(1, 1, False), (3, 1, False), (5, 1, True)]) == [(0, 0), (2, 2), (4, 4)]
assert fragment_holes([(0, 7, False), (3, 2, False)]) == [(7, -1)]
assert fragment_holes([]) == [(0, -1)]
