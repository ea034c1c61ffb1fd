"""Which register fields, each a start bit and width, overlap, as ascending pairs of positions from 0, earlier
first?

Keywords: overlapping register field pairs
Inputs: fields, a list of pairs of lowest bit number and width in bits
Requires: type(fields) is list and all(type(f) is tuple and len(f) == 2 and all(type(n) is int for n in f) and 0 <= f[0] < 32 and 1 <= f[1] <= 32 for f in fields)
Topic: bit fields
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def colliding_ranges(fields):
    masks = []
    for start, width in fields:
        masks.append((1 << width) - 1 << start)
    pairs = []
    for earlier in range(len(masks)):
        for later in range(earlier + 1, len(masks)):
            if masks[earlier] & masks[later]:
                pairs.append((earlier, later))
    return pairs


assert colliding_ranges([(0, 4), (3, 2), (5, 3)]) == [(0, 1)]
assert colliding_ranges([(0, 4), (4, 4)]) == []
assert colliding_ranges([(2, 1), (0, 8), (2, 2)]) == [(0, 1), (0, 2), (1, 2)]
assert colliding_ranges([]) == []
assert colliding_ranges([(6, 2), (0, 3), (7, 1)]) == [(0, 2)]
assert colliding_ranges([(5, 5), (8, 1), (0, 6)]) == [(0, 1), (0, 2)]
assert colliding_ranges([(1, 3), (9, 2), (3, 7)]) == [(0, 2), (1, 2)]
assert colliding_ranges([(10, 1), (11, 1), (4, 6), (9, 3)]) == [(0, 3), (1, 3), (2, 3)]
