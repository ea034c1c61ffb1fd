"""Which index pairs of spans, ends excluded, overlap without either lying within the other, lower first, in
ascending order?

Keywords: partially overlapping text annotations
Inputs: spans, a list of (start, end) tuples of integers, start below end
Requires: type(spans) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is int and type(s[1]) is int and s[0] < s[1] for s in spans)
Topic: nesting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def crossing_highlights(spans):
    crossing = []
    for j, second in enumerate(spans):
        for i, first in enumerate(spans[:j]):
            left, right = sorted((first, second))
            if left[0] < right[0] < left[1] < right[1]:
                crossing.append((i, j))
    return sorted(crossing)


assert crossing_highlights([(0, 5), (3, 8)]) == [(0, 1)]
assert crossing_highlights([(3, 8), (0, 5), (20, 30)]) == [(0, 1)]
assert crossing_highlights([(0, 5), (5, 9)]) == []
assert crossing_highlights([(0, 5), (0, 9), (4, 9)]) == [(0, 2)]
assert crossing_highlights([(2, 6), (1, 4), (3, 9), (5, 7)]) == [(0, 1), (0, 2), (0, 3), (1, 2)]
assert crossing_highlights([(5, 9), (0, 5), (8, 10)]) == [(0, 2)]
assert crossing_highlights([(1, 4), (0, 3), (0, 2), (4, 5)]) == [(0, 1), (0, 2)]
assert crossing_highlights([(1, 3), (2, 4), (2, 4)]) == [(0, 1), (0, 2)]
assert crossing_highlights([(4, 8), (2, 8), (1, 5), (0, 1)]) == [(0, 2), (1, 2)]
assert crossing_highlights([]) == []
