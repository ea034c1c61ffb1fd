"""Bottles fill crates of n by kind; list (kind, bottles), full crates in closing order, then others in opening
order.

Keywords: returned bottles sorted into crates
Inputs: kinds, a list of texts, one for each bottle in turn; size, a positive integer
Requires: type(kinds) is list and all(type(k) is str for k in kinds) and type(size) is int and size > 0
Topic: bucket sorting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def crated_empties(kinds, size):
    closed = []
    begun = []
    for kind in kinds:
        spot = 0
        while spot < len(begun) and begun[spot][0] != kind:
            spot += 1
        if spot == len(begun):
            begun.append((kind, 0))
        count = begun[spot][1] + 1
        if count < size:
            begun[spot] = (kind, count)
        else:
            closed.append((kind, count))
            begun.pop(spot)
    return closed + begun


assert crated_empties([], 2) == []
assert crated_empties(['ale'], 2) == [('ale', 1)]
assert crated_empties(['ale', 'ale'], 2) == [('ale', 2)]
assert crated_empties(['ale', 'cola', 'ale', 'water', 'cola', 'cola', 'water'], 3) == [('cola', 3), ('ale', 2), ('water', 2)]
assert crated_empties(['cola', 'ale', 'ale', 'cola', 'ale', 'cola'], 2) == [('ale', 2), ('cola', 2), ('ale', 1), ('cola', 1)]
assert crated_empties(['ale', 'cola', 'ale', 'ale'], 2) == [('ale', 2), ('cola', 1), ('ale', 1)]
assert crated_empties(['ale', 'ale', 'ale', 'ale', 'ale', 'ale', 'ale'], 3) == [('ale', 3), ('ale', 3), ('ale', 1)]
assert crated_empties(['cola', 'ale'], 1) == [('cola', 1), ('ale', 1)]
assert crated_empties(['water', 'ale', 'cola', 'ale', 'water'], 3) == [('water', 2), ('ale', 2), ('cola', 1)]
assert crated_empties(['water', 'ale', 'cola', 'water', 'water'], 2) == [('water', 2), ('ale', 1), ('cola', 1), ('water', 1)]
