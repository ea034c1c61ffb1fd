"""How close do two shops of different brands come, as squared straight distance? None if only one brand exists.

Keywords: nearest competitor squared distance
Inputs: shops, a non-empty list of (x, y, brand) tuples of two integers and a string
Requires: type(shops) is list and len(shops) > 0 and all(type(s) is tuple and len(s) == 3 and type(s[0]) is int and type(s[1]) is int and type(s[2]) is str for s in shops)
Topic: distances
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rival_gap(shops):
    best = None
    for place, (x, y, brand) in enumerate(shops):
        for other_x, other_y, other_brand in shops[place + 1:]:
            square = (other_x - x) ** 2 + (other_y - y) ** 2
            if other_brand != brand and (best is None or square < best):
                best = square
    return best


assert rival_gap([(0, 0, "Ora"), (0, 1, "Ora"), (6, 0, "Bix")]) == 36
assert rival_gap([(5, 5, "Bix")]) == None
assert rival_gap([(0, 1, "Bix"), (1, 6, "Ora"), (3, 5, "Ora")]) == 25
assert rival_gap([(-3, 2, "Bix"), (4, -1, "Ora"), (1, 1, "Ora"), (-3, 3, "Bix")]) == 17
assert rival_gap([(2, 2, "Bix"), (2, 2, "Ora")]) == 0
assert rival_gap([(0, 0, "Ora"), (1, 0, "Ora")]) == None
assert rival_gap([(0, 0, "Ora"), (5, 1, "Bix"), (6, 3, "Cup"), (0, 9, "Ora")]) == 5
assert rival_gap([(7, 7, "Ora"), (0, 0, "Bix"), (7, 8, "Ora"), (1, 6, "Bix"), (6, 1, "Cup")]) == 37
