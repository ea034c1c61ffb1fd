"""Our printer fills a paper roll from the left, row below row, with a fixed gap between neighbours and rows. A label too wide for
the roll is turned a quarter; one fitting neither way gets None and no room. What no longer fits a row opens the next, below its tallest
label. List the (left, top) positions from 0.

Keywords: row packing of stickers
Inputs: labels, a list of (width, height) tuples of positive integers; roll, its width, a positive integer; gap, a non-negative integer
Requires: type(labels) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int and v > 0 for v in p) for p in labels) and type(roll) is int and roll > 0 and type(gap) is int and gap >= 0
Topic: rectangles
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def label_slots(labels, roll, gap):
    x = y = tallest = 0
    slots = []
    for width, height in labels:
        if width > roll:
            width, height = height, width
        if width > roll:
            slots.append(None)
            continue
        if x + width > roll:
            x = 0
            y += tallest + gap
            tallest = 0
        slots.append((x, y))
        x += width + gap
        tallest = max(tallest, height)
    return slots


assert label_slots([(3, 2), (4, 5), (2, 1)], 10, 1) == [(0, 0), (4, 0), (0, 6)]
assert label_slots([(5, 2), (5, 3)], 10, 0) == [(0, 0), (5, 0)]
assert label_slots([(5, 2), (5, 3)], 10, 1) == [(0, 0), (0, 3)]
assert label_slots([(12, 4), (5, 5), (9, 1)], 10, 1) == [(0, 0), (5, 0), (0, 13)]
assert label_slots([(12, 11), (3, 3)], 10, 2) == [None, (0, 0)]
assert label_slots([(4, 4), (20, 11), (6, 1)], 10, 0) == [(0, 0), None, (4, 0)]
assert label_slots([(2, 7), (9, 3), (2, 2), (9, 1)], 9, 2) == [(0, 0), (0, 9), (0, 14), (0, 18)]
assert label_slots([(11, 10), (1, 1)], 10, 3) == [(0, 0), (0, 14)]
