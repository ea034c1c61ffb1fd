"""Compress numbers into a list of pairs, from left to right. The longest stretch of equal values from here, cut
off at the most allowed, becomes (count, value) if it reaches the least length for a run; what falls short joins
the preceding plain pair (0, list of values), or starts one where none directly precedes. Then go on behind the
stretch.

Keywords: PackBits style literal and run packets
Inputs: values, a list of integers; least and most, integers, 1 <= least <= most
Requires: type(values) is list and all(type(v) is int for v in values) and type(least) is int and type(most) is int and 1 <= least <= most
Topic: compression
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def runs_and_copies(values, least, most):
    pieces = []
    place = 0
    while place < len(values):
        end = place + 1
        while end < len(values) and end - place < most and values[end] == values[place]:
            end += 1
        if end - place >= least:
            pieces.append((end - place, values[place]))
        elif pieces and pieces[-1][0] == 0:
            pieces[-1][1].extend(values[place:end])
        else:
            pieces.append((0, values[place:end]))
        place = end
    return pieces


assert runs_and_copies([7, 7, 7, 1, 2], 3, 9) == [(3, 7), (0, [1, 2])]
assert runs_and_copies([7, 7, 1, 2, 2, 2, 2], 3, 9) == [(0, [7, 7, 1]), (4, 2)]
assert runs_and_copies([5, 5, 5, 5, 5], 2, 3) == [(3, 5), (2, 5)]
assert runs_and_copies([5, 5, 5, 5], 2, 3) == [(3, 5), (0, [5])]
assert runs_and_copies([], 2, 4) == []
assert runs_and_copies([1, 2, 2, 3], 3, 3) == [(0, [1, 2, 2, 3])]
assert runs_and_copies([0, 0, 4, 0], 2, 2) == [(2, 0), (0, [4, 0])]
assert runs_and_copies([9, 9, 9, 9, 8], 3, 3) == [(3, 9), (0, [9, 8])]
assert runs_and_copies([6, 6, 5], 1, 1) == [(1, 6), (1, 6), (1, 5)]
assert runs_and_copies([1, 3, 3, 3, 1, 1, 1, 1], 4, 8) == [(0, [1, 3, 3, 3]), (4, 1)]
