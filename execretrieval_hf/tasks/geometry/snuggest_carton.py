"""Index of smallest-volume carton, first on ties, holding this box any way round with padding on every side, or
None?

Keywords: choose smallest box for item
Inputs: item, a triple of sides; cartons, a list of such triples; padding, the thickness needed on each of the six sides; all integers, the sides positive
Requires: type(item) is tuple and type(cartons) is list and all(type(c) is tuple and len(c) == 3 and all(type(s) is int and s > 0 for s in c) for c in cartons + [item]) and type(padding) is int and padding >= 0
Topic: solids
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def snuggest_carton(item, cartons, padding):
    needed = sorted(side + 2 * padding for side in item)
    best = None
    least = 0
    for index, carton in enumerate(cartons):
        if any(have < need for have, need in zip(sorted(carton), needed)):
            continue
        volume = carton[0] * carton[1] * carton[2]
        if best is None or volume < least:
            best = index
            least = volume
    return best


assert snuggest_carton((3, 2, 1), [(9, 9, 9), (3, 2, 1), (1, 2, 3)], 0) == 1
assert snuggest_carton((3, 2, 1), [(5, 4, 3), (4, 4, 4), (5, 3, 5)], 1) == 0
assert snuggest_carton((3, 2, 1), [(4, 4, 4), (2, 9, 9), (5, 5, 3), (3, 4, 5)], 1) == 3
assert snuggest_carton((2, 2, 2), [(1, 9, 9), (3, 3, 1)], 0) == None
assert snuggest_carton((1, 1, 6), [(3, 3, 3), (2, 5, 9), (9, 2, 2), (1, 1, 5), (1, 7, 4)], 0) == 4
assert snuggest_carton((4, 4, 4), [(8, 8, 8), (7, 8, 8), (7, 9, 9), (8, 8, 8)], 2) == 0
assert snuggest_carton((5, 1, 1), [(9, 9, 6), (6, 9, 5), (7, 4, 3), (3, 7, 3), (7, 2, 9), (9, 3, 3)], 1) == 3
assert snuggest_carton((4, 4, 4), [], 0) == None
assert snuggest_carton((1, 1, 3), [(2, 5, 1), (1, 3, 3), (2, 1, 1), (2, 1, 1)], 0) == 1
assert snuggest_carton((7, 3, 1), [(9, 9, 9), (8, 8, 8), (1, 9, 9), (7, 7, 7), (4, 4, 9)], 0) == 2
