"""How heavy is a nested list, numbers being goods and each list with any inside, however deep, weighing n more?

Keywords: total weight of nested boxes
Inputs: crate, a nested list of integers from 1; box, the number n, from 0
Requires: type(crate) is list and all(type(i) is list or type(i) is int and i >= 1 for i in crate) and type(box) is int and box >= 0
Topic: nested structures
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def packed_weight(crate, box):
    total = 0
    for item in crate:
        if isinstance(item, list):
            total += packed_weight(item, box)
        else:
            total += item
    if total > 0:
        total += box
    return total


assert packed_weight([4, 3], 2) == 9
assert packed_weight([4, [3], []], 2) == 11
assert packed_weight([], 5) == 0
assert packed_weight([[[]], []], 3) == 0
assert packed_weight([[[1]]], 10) == 31
assert packed_weight([2, [2, [2, [2]]]], 0) == 8
assert packed_weight([[5, 1], [6, [7]]], 1) == 23
assert packed_weight([[], [9], [[], [1]]], 100) == 410
assert packed_weight([1], 1) == 2
