"""Turn a wide mark sheet, its first row the header, into long tuples: the cells of the leading fixed columns,
then one other column's title and its mark. Go row by row, columns from left to right. Skip missing marks (None);
a missing fixed cell takes over that column's value from the row above, filled likewise if need be.

Keywords: unpivot wide sheet to long
Inputs: table, a list of lists of equal length, the header first; fixed, the number of leading fixed columns; no fixed cell missing in the second row
Requires: type(table) is list and len(table) >= 2 and all(type(r) is list and len(r) == len(table[0]) for r in table) and all(type(h) is str for h in table[0]) and type(fixed) is int and 1 <= fixed <= len(table[0]) and all(c is not None for c in table[1][:fixed]) and all(c is None or type(c) is str for r in table for c in r[:fixed]) and all(m is None or type(m) is int for r in table[1:] for m in r[fixed:])
Topic: reshaping
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def melt_marks(table, fixed):
    titles = table[0][fixed:]
    identity = table[1][:fixed]
    melted = []
    for row in table[1:]:
        identity = [above if own is None else own for own, above in zip(row, identity)]
        for title, mark in zip(titles, row[fixed:]):
            if mark is not None:
                melted.append((*identity, title, mark))
    return melted


assert melt_marks([["class", "name", "art", "pe"], ["4a", "Bo", 2, 3], [None, "Cy", 1, None]], 2) == [("4a", "Bo", "art", 2), ("4a", "Bo", "pe", 3), ("4a", "Cy", "art", 1)]
assert melt_marks([["name", "art", "pe"], ["Bo", None, 0], ["Di", 4, 5]], 1) == [("Bo", "pe", 0), ("Di", "art", 4), ("Di", "pe", 5)]
assert melt_marks([["name", "art"], ["Bo", 1], [None, 2], [None, 3], ["Ed", 4]], 1) == [("Bo", "art", 1), ("Bo", "art", 2), ("Bo", "art", 3), ("Ed", "art", 4)]
assert melt_marks([["a", "b"], ["x", "y"]], 2) == []
assert melt_marks([["a", "b"], ["x", None], ["y", None]], 1) == []
assert melt_marks([["a", "b", "m"], ["x", "y", 1], ["z", None, 2], [None, "w", 3]], 2) == [("x", "y", "m", 1), ("z", "y", "m", 2), ("z", "w", "m", 3)]
assert melt_marks([["k", "m", "m"], ["", 7, 8], [None, 9, None]], 1) == [("", "m", 7), ("", "m", 8), ("", "m", 9)]
assert melt_marks([["k", "m"], ["p", 5], ["q", None], [None, 6]], 1) == [("p", "m", 5), ("q", "m", 6)]
