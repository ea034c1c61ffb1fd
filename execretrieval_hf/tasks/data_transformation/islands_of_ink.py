"""Store a row as (index from 0, values) pieces without outer zeros, gaps of up to n zeros staying inside

Keywords: sparse row segments with gap tolerance
Inputs: row, a list of integers; gap, an integer from 0
Requires: type(row) is list and all(type(v) is int for v in row) and type(gap) is int and gap >= 0
Topic: compression
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def islands_of_ink(row, gap):
    pieces = []
    last = None
    for place, value in enumerate(row):
        if value == 0:
            continue
        if last is not None and place - last - 1 <= gap:
            pieces[-1][1].extend(row[last + 1:place + 1])
        else:
            pieces.append((place, [value]))
        last = place
    return pieces


assert islands_of_ink([0, 5, 6, 0, 0, 7, 0], 0) == [(1, [5, 6]), (5, [7])]
assert islands_of_ink([0, 5, 6, 0, 0, 7, 0], 2) == [(1, [5, 6, 0, 0, 7])]
assert islands_of_ink([3, 0, 4, 0, 0, 5], 1) == [(0, [3, 0, 4]), (5, [5])]
assert islands_of_ink([0, 0, 0], 1) == []
assert islands_of_ink([], 2) == []
assert islands_of_ink([1, 0, 0, 0, 2], 2) == [(0, [1]), (4, [2])]
assert islands_of_ink([9], 0) == [(0, [9])]
assert islands_of_ink([0, 1, 0, 1, 1], 0) == [(1, [1]), (3, [1, 1])]
assert islands_of_ink([0, 8, 0, 0, 0, 8, 8, 0, 1], 3) == [(1, [8, 0, 0, 0, 8, 8, 0, 1])]
