"""Gather a wanted number of pieces from lots that keep for at least a given number of days after today, by
earliest best-before day, then fewest pieces, then name, each used up before the next. Return pairs of lot
name and pieces in the order of taking, or None if the usable lots do not suffice.

Keywords: first expired first out picking
Inputs: lots, a list of triples of name, best-before day and pieces from 1; wanted, today and margin in days, integers from 0
Requires: type(lots) is list and all(type(n) is str and type(d) is int and type(p) is int and p >= 1 for n, d, p in lots) and type(wanted) is int and wanted >= 0 and type(today) is int and today >= 0 and type(margin) is int and margin >= 0
Topic: inventories
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pick_lots(lots, wanted, today, margin):
    usable = []
    for name, expiry, pieces in lots:
        if expiry - today >= margin:
            usable.append((expiry, pieces, name))
    usable.sort()
    picks = []
    for expiry, pieces, name in usable:
        taken = min(pieces, wanted)
        if taken > 0:
            picks.append((name, taken))
        wanted -= taken
    if wanted > 0:
        return None
    return picks


assert pick_lots([("L1", 20, 5), ("L2", 15, 4)], 6, 10, 3) == [("L2", 4), ("L1", 2)]
assert pick_lots([("L1", 20, 5), ("L2", 13, 4)], 6, 10, 3) == [("L2", 4), ("L1", 2)]
assert pick_lots([("L1", 20, 5), ("L2", 12, 4)], 5, 10, 3) == [("L1", 5)]
assert pick_lots([("L1", 20, 5), ("L2", 12, 4)], 6, 10, 3) == None
assert pick_lots([("B", 30, 3), ("A", 30, 8), ("C", 30, 3)], 7, 1, 0) == [("B", 3), ("C", 3), ("A", 1)]
assert pick_lots([("B", 30, 3), ("A", 30, 3)], 3, 30, 0) == [("A", 3)]
assert pick_lots([("B", 30, 3)], 0, 4, 2) == []
assert pick_lots([("B", 30, 3), ("A", 25, 3), ("C", 41, 1)], 7, 5, 20) == [("A", 3), ("B", 3), ("C", 1)]
assert pick_lots([("Z", 9, 2)], 1, 10, 0) == None
assert pick_lots([("Q", 8, 2), ("P", 9, 1), ("Q", 10, 6)], 9, 1, 5) == [("Q", 2), ("P", 1), ("Q", 6)]
