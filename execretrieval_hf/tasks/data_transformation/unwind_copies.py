"""Rebuild a list from tokens. A number stands for itself; a pair (distance, count) appends so many items, one by
one, each a copy of the item that distance before the end (1 for the last), so a copy may read what it has
itself written. A distance below 1 or beyond the first item gives None. More items than the limit are cut off at
the end.

Keywords: back reference token decoder
Inputs: tokens, a list of integers from 0 and of (integer, integer from 0) tuples; limit, an integer from 0
Requires: type(tokens) is list and all(type(t) is int or type(t) is tuple and len(t) == 2 and all(type(n) is int for n in t) and 0 <= t[1] < 100 for t in tokens) and type(limit) is int and limit >= 0
Topic: compression
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unwind_copies(tokens, limit):
    items = []
    for token in tokens:
        if isinstance(token, int):
            items.append(token)
            continue
        distance, count = token
        if distance < 1 or distance > len(items):
            return None
        for _ in range(count):
            items.append(items[-distance])
    return items[:limit]


assert unwind_copies([4, 5, (2, 2)], 9) == [4, 5, 4, 5]
assert unwind_copies([4, 5, (1, 3), 6], 9) == [4, 5, 5, 5, 5, 6]
assert unwind_copies([7, 8, (2, 5)], 5) == [7, 8, 7, 8, 7]
assert unwind_copies([1, (2, 1)], 4) == None
assert unwind_copies([1, 2, (0, 1)], 4) == None
assert unwind_copies([], 3) == []
assert unwind_copies([3, 2, 1, (3, 1), (1, 2)], 6) == [3, 2, 1, 3, 3, 3]
assert unwind_copies([9, 8, (1, 0)], 2) == [9, 8]
assert unwind_copies([6, 5, 4], 0) == []
assert unwind_copies([1, 2, 3, (2, 4)], 12) == [1, 2, 3, 2, 3, 2, 3]
