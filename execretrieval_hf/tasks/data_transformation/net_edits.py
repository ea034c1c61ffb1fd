"""An audit trail holds (field, old value, new value) in order of time. Condense it to one such triple per field,
from its first old to its last new value, listed by when a field first occurs, and leave out fields that end as
they began. Should the old value of a later edit not be what the field's previous one left, the answer is None.

Keywords: squash audit trail entries
Inputs: trail, a list of (string, integer, integer) tuples
Requires: type(trail) is list and all(type(t) is tuple and len(t) == 3 and type(t[0]) is str and type(t[1]) is int and type(t[2]) is int for t in trail)
Topic: change logs
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def net_edits(trail):
    net = {}
    for field, old, new in trail:
        first = old
        if field in net:
            first, latest = net[field]
            if old != latest:
                return None
        net[field] = first, new
    triples = []
    for field, (old, new) in net.items():
        if old != new:
            triples.append((field, old, new))
    return triples


assert net_edits([("a", 1, 2), ("b", 5, 6), ("a", 2, 4)]) == [("a", 1, 4), ("b", 5, 6)]
assert net_edits([("a", 1, 2), ("a", 2, 1)]) == []
assert net_edits([("a", 1, 2), ("a", 3, 4)]) == None
assert net_edits([("a", 1, 2), ("b", 0, 9), ("a", 1, 2)]) == None
assert net_edits([]) == []
assert net_edits([("c", 4, 4), ("b", 7, 3), ("a", 3, 3), ("c", 4, 1)]) == [("c", 4, 1), ("b", 7, 3)]
assert net_edits([("x", 1, 2), ("y", 2, 3), ("x", 2, 1), ("y", 3, 5), ("x", 1, 7)]) == [("x", 1, 7), ("y", 2, 5)]
assert net_edits([("z", 6, 2)]) == [("z", 6, 2)]
assert net_edits([("b", 9, 8), ("a", 8, 9)]) == [("b", 9, 8), ("a", 8, 9)]
