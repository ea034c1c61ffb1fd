"""Pair the place, from 0, of every bad (bib, class) runner with the first that applies: "class" if the class is
unknown, "range" if the bib is beyond its bounds, "twice" if an earlier runner wears it.

Keywords: race bib number category blocks
Inputs: runners, a list of tuples of a bib number and a class; blocks, a dictionary from classes to tuples of lowest and highest number
Requires: type(runners) is list and all(type(r) is tuple and len(r) == 2 and type(r[0]) is int and type(r[1]) is str for r in runners) and type(blocks) is dict and all(type(k) is str and type(v) is tuple and len(v) == 2 and type(v[0]) is int and type(v[1]) is int for k, v in blocks.items())
Topic: numbering
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def strayed_bibs(runners, blocks):
    strayed = []
    worn = set()
    for place, (bib, group) in enumerate(runners):
        low, high = blocks.get(group, (0, 0))
        if group not in blocks:
            strayed.append((place, "class"))
        elif bib < low or bib > high:
            strayed.append((place, "range"))
        elif bib in worn:
            strayed.append((place, "twice"))
        worn.add(bib)
    return strayed


assert strayed_bibs([(5, "A"), (5, "A"), (12, "A")], {"A": (5, 11)}) == [(1, "twice"), (2, "range")]
assert strayed_bibs([(10, "A"), (10, "B"), (4, "B")], {"A": (1, 9), "B": (5, 20)}) == [(0, "range"), (1, "twice"), (2, "range")]
assert strayed_bibs([(3, "C"), (3, "A"), (9, "A")], {"A": (1, 9)}) == [(0, "class"), (1, "twice")]
assert strayed_bibs([(0, "A"), (1, "A"), (9, "A"), (10, "A")], {"A": (1, 9)}) == [(0, "range"), (3, "range")]
assert strayed_bibs([(7, "A"), (7, "C")], {"A": (7, 7)}) == [(1, "class")]
assert strayed_bibs([(2, "K"), (3, "K"), (2, "K"), (2, "K")], {"K": (2, 3)}) == [(2, "twice"), (3, "twice")]
assert strayed_bibs([(8, "K"), (0, "K"), (8, "L")], {"K": (1, 8), "L": (9, 20)}) == [(1, "range"), (2, "range")]
assert strayed_bibs([(1, "K"), (2, "L")], {"K": (1, 1), "L": (2, 2)}) == []
assert strayed_bibs([], {}) == []
