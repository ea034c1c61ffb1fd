"""Removing which sticker, counted from 0, leaves the others the smallest bounding box, first on ties, and of
what area?

Keywords: shrink bounding box by removal
Inputs: stickers, at least two (left, bottom, right, top) tuples of integers, left below right and bottom below top; the answer is a tuple of the number and the area
Requires: type(stickers) is list and len(stickers) > 1 and all(type(s) is tuple and len(s) == 4 and all(type(n) is int for n in s) and s[0] < s[2] and s[1] < s[3] for s in stickers)
Topic: rectangles
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def loosest_sticker(stickers):
    best = None
    for place in range(len(stickers)):
        others = stickers[:place] + stickers[place + 1:]
        width = max(s[2] for s in others) - min(s[0] for s in others)
        height = max(s[3] for s in others) - min(s[1] for s in others)
        if best is None or width * height < best[1]:
            best = (place, width * height)
    return best


assert loosest_sticker([(0, 0, 1, 1), (2, 0, 3, 1), (9, 0, 10, 1)]) == (2, 3)
assert loosest_sticker([(0, 0, 2, 2), (4, 0, 6, 2)]) == (0, 4)
assert loosest_sticker([(-2, 3, -1, 6), (3, 3, 4, 7)]) == (1, 3)
assert loosest_sticker([(1, 1, 2, 2), (0, 0, 3, 3)]) == (1, 1)
assert loosest_sticker([(3, 3, 5, 5), (4, -6, 5, -4), (-2, 4, 1, 5)]) == (1, 14)
assert loosest_sticker([(0, 0, 1, 9), (1, 0, 9, 1), (8, 8, 9, 9), (2, 2, 3, 12)]) == (3, 81)
assert loosest_sticker([(0, 0, 5, 1), (0, 4, 5, 6), (0, 2, 7, 3)]) == (1, 21)
assert loosest_sticker([(5, 5, 6, 6), (0, 0, 10, 2), (-3, 1, 4, 7)]) == (1, 54)
