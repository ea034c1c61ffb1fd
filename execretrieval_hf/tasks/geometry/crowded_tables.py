"""Which round tables, each a name with centre and radius, stand too close together? List the pairs of names, as
tuples, whose rims have less free floor between them than a given gap, those overlapping or inside one another
included. Within a pair and in the list, order is alphabetical; a negative gap gives None.

Keywords: circle spacing minimum clearance check
Inputs: tables, a dict from a name to an (x, y, radius) tuple of integers, the radius at least 1; gap, an integer
Requires: type(tables) is dict and all(type(k) is str and type(t) is tuple and len(t) == 3 and all(type(v) is int for v in t) and t[2] >= 1 for k, t in tables.items()) and type(gap) is int
Topic: circles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def crowded_tables(tables, gap):
    if gap < 0:
        return None
    names = sorted(tables)
    pairs = []
    for index, name in enumerate(names):
        x, y, radius = tables[name]
        for other in names[index + 1:]:
            x2, y2, radius2 = tables[other]
            needed = radius + radius2 + gap
            if (x2 - x) ** 2 + (y2 - y) ** 2 < needed ** 2:
                pairs.append((name, other))
    return pairs


assert crowded_tables({"B": (6, 0, 2), "A": (0, 0, 1)}, 3) == []
assert crowded_tables({"B": (6, 0, 2), "A": (0, 0, 1)}, 4) == [("A", "B")]
assert crowded_tables({"oak": (0, 0, 9), "elm": (1, 2, 1), "ash": (30, 0, 2)}, 0) == [("elm", "oak")]
assert crowded_tables({"P": (1, 1, 2), "Q": (4, 5, 3)}, 0) == []
assert crowded_tables({"P": (1, 1, 2), "Q": (4, 5, 4)}, 0) == [("P", "Q")]
assert crowded_tables({"P": (1, 1, 2), "Q": (2, 1, 3)}, -1) == None
assert crowded_tables({"c": (9, 9, 1), "a": (9, 2, 1), "b": (9, 5, 1)}, 4) == [("a", "b"), ("b", "c")]
assert crowded_tables({"M2": (-3, -4, 1), "M1": (5, 2, 1), "M3": (-2, 9, 1), "M4": (5, -4, 1)}, 7) == [("M1", "M4"), ("M2", "M4")]
assert crowded_tables({"x": (4, 7, 1), "z": (4, 7, 1), "y": (6, 6, 2)}, 1) == [("x", "y"), ("x", "z"), ("y", "z")]
assert crowded_tables({"elm": (4, 8, 1), "fir": (8, 0, 4)}, 4) == [("elm", "fir")]
