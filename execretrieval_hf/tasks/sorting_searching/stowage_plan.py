"""Name the parcels (name, stop, kilos, fragile or not) in the order they go into a van: later stops first,
within a stop the sturdy ones by falling and then the fragile ones by rising weight, equal weights by name. A
parcel above the weight limit counts as sturdy in any case.

Keywords: delivery van load sequence
Inputs: parcels, a list of (name, stop number, kilos, True if fragile) tuples; limit, an integer in kilos
Requires: type(parcels) is list and all(type(p) is tuple and len(p) == 4 and type(p[0]) is str and type(p[1]) is int and type(p[2]) is int and type(p[3]) is bool for p in parcels) and type(limit) is int
Topic: custom orderings
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stowage_plan(parcels, limit):
    plan = []
    for stop in sorted({parcel[1] for parcel in parcels}, reverse=True):
        sturdy, fragile = [], []
        for name, place, kilos, delicate in parcels:
            if place != stop:
                continue
            if delicate and kilos <= limit:
                fragile.append((kilos, name))
            else:
                sturdy.append((-kilos, name))
        for _, name in sorted(sturdy) + sorted(fragile):
            plan.append(name)
    return plan


assert stowage_plan([], 10) == []
assert stowage_plan([("a", 1, 5, False), ("b", 3, 2, False), ("c", 2, 9, False)], 10) == ["b", "c", "a"]
assert stowage_plan([("d", 1, 5, False), ("e", 1, 8, False)], 10) == ["e", "d"]
assert stowage_plan([("f", 1, 5, True), ("g", 1, 8, True)], 10) == ["f", "g"]
assert stowage_plan([("h", 2, 10, True), ("i", 2, 4, False)], 10) == ["i", "h"]
assert stowage_plan([("j", 2, 11, True), ("k", 2, 4, False)], 10) == ["j", "k"]
assert stowage_plan([("m", 1, 3, False), ("l", 1, 3, False), ("n", 2, 3, True), ("o", 1, 3, True)], 5) == ["n", "l", "m", "o"]
assert stowage_plan([("q", 4, 6, True), ("p", 4, 6, True), ("r", 5, 1, True)], 6) == ["r", "p", "q"]
assert stowage_plan([("s", 1, 7, True), ("t", 1, 9, False), ("u", 1, 6, True), ("v", 1, 1, False)], 6) == ["t", "s", "v", "u"]
