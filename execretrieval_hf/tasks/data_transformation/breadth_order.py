"""Flatten nested lists by level, outermost first as level 1, down to a given level, keeping each number's first
occurrence

Keywords: breadth first flatten to depth
Inputs: nested, a list of integers and lists like itself; depth, the given level, an integer of at least 1
Requires: type(nested) is list and all(type(i) in (int, list) for i in nested) and type(depth) is int and depth >= 1
Topic: flattening
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def breadth_order(nested, depth):
    flat = []
    level = nested
    while level and depth > 0:
        deeper = []
        for item in level:
            if isinstance(item, list):
                deeper += item
            elif item not in flat:
                flat.append(item)
        level = deeper
        depth -= 1
    return flat


assert breadth_order([[1, [2]], 3, [4]], 3) == [3, 1, 4, 2]
assert breadth_order([[1, [2]], 3, [4]], 2) == [3, 1, 4]
assert breadth_order([5, [6, 5], 5, [[7, 6]]], 9) == [5, 6, 7]
assert breadth_order([[8], [9]], 1) == []
assert breadth_order([], 4) == []
assert breadth_order([[[0], 2], [[1], 2], -3], 3) == [-3, 2, 0, 1]
assert breadth_order([[], [[]], [[[4]]], 6], 4) == [6, 4]
assert breadth_order([3, 2, 1, 2, 3], 1) == [3, 2, 1]
