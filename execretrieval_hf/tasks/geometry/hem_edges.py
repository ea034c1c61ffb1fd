"""Which edges of a triangle mesh belong to only one triangle? As ascending pairs of corner numbers, in ascending
order.

Keywords: boundary edges of triangle mesh
Inputs: triangles, a list of triples of different corner numbers, integers of at least 0; the answer is a list of tuples
Requires: type(triangles) is list and all(type(t) is tuple and len(t) == 3 and all(type(v) is int and v >= 0 for v in t) and len(set(t)) == 3 for t in triangles)
Topic: triangles
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def hem_edges(triangles):
    uses = {}
    for a, b, c in triangles:
        for start, end in ((a, b), (b, c), (a, c)):
            edge = (min(start, end), max(start, end))
            uses[edge] = uses.get(edge, 0) + 1
    hem = []
    for edge in sorted(uses):
        if uses[edge] == 1:
            hem.append(edge)
    return hem


assert hem_edges([(0, 1, 2)]) == [(0, 1), (0, 2), (1, 2)]
assert hem_edges([(0, 1, 2), (2, 1, 3)]) == [(0, 1), (0, 2), (1, 3), (2, 3)]
assert hem_edges([(0, 1, 2), (0, 2, 3), (0, 3, 1), (1, 3, 2)]) == []
assert hem_edges([(5, 2, 9), (9, 2, 5)]) == []
assert hem_edges([(7, 3, 4), (3, 7, 8), (7, 3, 1)]) == [(1, 3), (1, 7), (3, 4), (3, 8), (4, 7), (7, 8)]
assert hem_edges([(0, 1, 2), (3, 5, 4)]) == [(0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5)]
assert hem_edges([(6, 0, 1), (6, 1, 2), (6, 2, 3), (6, 3, 0)]) == [(0, 1), (0, 3), (1, 2), (2, 3)]
assert hem_edges([(4, 0, 2), (2, 0, 8), (8, 0, 4), (4, 10, 8)]) == [(2, 4), (2, 8), (4, 10), (8, 10)]
assert hem_edges([(3, 1, 2), (1, 0, 3), (2, 3, 4), (10, 2, 3)]) == [(0, 1), (0, 3), (1, 2), (2, 4), (2, 10), (3, 4), (3, 10)]
