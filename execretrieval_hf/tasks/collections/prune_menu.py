"""Reduce a nested menu of label, needed rank and submenu to pairs of label and reduced submenu for a given rank.
Entries needing more go, with all below them. So do those with nothing left in their submenu, unless it was
empty before, while one with a single entry left gives its place to that entry.

Keywords: menu filter by user rank
Inputs: menu, a list of triples of label, rank needed and submenu, itself such a list; rank, an integer from 0
Requires: type(menu) is list and all(type(l) is str and type(n) is int and type(s) is list for l, n, s in menu) and type(rank) is int and rank >= 0
Topic: nested structures
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def prune_menu(menu, rank):
    kept = []
    for label, needed, submenu in menu:
        if needed > rank:
            continue
        below = prune_menu(submenu, rank)
        if len(below) == 1:
            kept.append(below[0])
        elif below or not submenu:
            kept.append((label, below))
    return kept


assert prune_menu([("File", 0, []), ("Users", 2, [])], 1) == [("File", [])]
assert prune_menu([("File", 0, []), ("Users", 2, [])], 2) == [("File", []), ("Users", [])]
assert prune_menu([("Edit", 0, [("Cut", 0, []), ("Copy", 1, [])])], 1) == [("Edit", [("Cut", []), ("Copy", [])])]
assert prune_menu([("Edit", 0, [("Cut", 0, []), ("Copy", 1, [])])], 0) == [("Cut", [])]
assert prune_menu([("Edit", 0, [("Cut", 3, []), ("Copy", 3, [])]), ("Help", 1, [])], 2) == [("Help", [])]
assert prune_menu([("Top", 3, [("Low", 0, []), ("Lower", 0, [])])], 2) == []
assert prune_menu([("A", 0, [("B", 0, [("C", 1, []), ("D", 1, [])])])], 1) == [("B", [("C", []), ("D", [])])]
assert prune_menu([("A", 1, [("B", 0, [("C", 0, [("D", 1, [])])]), ("E", 1, [])])], 1) == [("A", [("D", []), ("E", [])])]
assert prune_menu([("A", 0, [("B", 1, [("C", 2, [])])])], 1) == []
