"""For each span, give the position, from 0, of the shortest longer one covering it, first on ties, otherwise
-1.

Keywords: innermost enclosing span per span
Inputs: spans, a list of (start, end) pairs of integers, the start not above the end
Requires: type(spans) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) and p[0] <= p[1] for p in spans)
Topic: interval search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def nesting_parents(spans):
    parents = []
    for start, end in spans:
        parent = -1
        shortest = None
        for spot, (left, right) in enumerate(spans):
            length = right - left
            if length <= end - start or left > start or right < end:
                continue
            if shortest is None or length < shortest:
                shortest = length
                parent = spot
        parents.append(parent)
    return parents


assert nesting_parents([]) == []
assert nesting_parents([(3, 3)]) == [-1]
assert nesting_parents([(1, 5), (1, 5)]) == [-1, -1]
assert nesting_parents([(0, 9), (2, 5), (3, 4)]) == [-1, 0, 1]
assert nesting_parents([(1, 6), (5, 7), (3, 3), (2, 6)]) == [-1, -1, 3, 0]
assert nesting_parents([(1, 4), (4, 7), (4, 4)]) == [-1, -1, 0]
assert nesting_parents([(0, 5), (0, 3), (1, 5)]) == [-1, 0, 0]
assert nesting_parents([(4, 6), (3, 7), (2, 6), (5, 5)]) == [1, -1, -1, 0]
assert nesting_parents([(2, 4), (1, 3), (0, 6), (3, 8)]) == [2, 2, -1, -1]
assert nesting_parents([(5, 9), (4, 8), (4, 9), (6, 7)]) == [2, 2, -1, 0]
