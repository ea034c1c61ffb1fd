"""Merge two ascending lists so that each value occurs as often as in whichever list has more of it.

Keywords: multiset union of sorted arrays
Inputs: first and second, ascending lists of integers
Requires: type(first) is list and type(second) is list and all(type(v) is int for v in first + second) and first == sorted(first) and second == sorted(second)
Topic: merging sorted lists
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fullest_union(first, second):
    merged = []
    i, j = 0, 0
    while i < len(first) and j < len(second):
        low = min(first[i], second[j])
        merged.append(low)
        if first[i] == low:
            i += 1
        if second[j] == low:
            j += 1
    return merged + first[i:] + second[j:]


assert fullest_union([], []) == []
assert fullest_union([3, 5], []) == [3, 5]
assert fullest_union([], [2, 2]) == [2, 2]
assert fullest_union([1, 2], [1, 2]) == [1, 2]
assert fullest_union([4, 4], [4]) == [4, 4]
assert fullest_union([4], [4, 4, 4]) == [4, 4, 4]
assert fullest_union([1, 3, 5], [2, 4, 6]) == [1, 2, 3, 4, 5, 6]
assert fullest_union([6, 7], [1, 2, 7, 7]) == [1, 2, 6, 7, 7]
assert fullest_union([2, 5, 5, 9], [2, 2, 5, 8]) == [2, 2, 5, 5, 8, 9]
assert fullest_union([-1, 0, 0], [0, 0, 1, 1]) == [-1, 0, 0, 1, 1]
