"""Pack parcels, given in order with name, weight and zone, into consecutive batches, lists of names. A new batch
begins when the current one has the largest number of parcels, when its weight would exceed the largest weight,
or when the zone differs from that of the parcel packed before. Parcels heavier alone than the largest weight are
not packed. Give the batches and the names not packed, as a pair of lists.

Keywords: batch items by count and weight
Inputs: parcels, a list of triples of name, weight, an integer from 0, and zone, a text; count, the largest number, from 1; weight, the largest weight, from 0
Requires: type(parcels) is list and all(type(p) is tuple and len(p) == 3 and type(p[0]) is type(p[2]) is str and type(p[1]) is int and p[1] >= 0 for p in parcels) and type(count) is int and count >= 1 and type(weight) is int and weight >= 0
Topic: windows and chunks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def batch_by_limits(parcels, count, weight):
    loads = []
    refused = []
    current = []
    heaviness = 0
    last = None
    for name, own, zone in parcels:
        if own > weight:
            refused.append(name)
            continue
        if current and (len(current) == count or heaviness + own > weight or zone != last):
            loads.append(current)
            current = []
            heaviness = 0
        current.append(name)
        heaviness += own
        last = zone
    if current:
        loads.append(current)
    return loads, refused


assert batch_by_limits([("a", 2, "N"), ("b", 3, "N"), ("c", 1, "N")], 3, 5) == ([["a", "b"], ["c"]], [])
assert batch_by_limits([("a", 2, "N"), ("b", 3, "N"), ("c", 1, "N")], 2, 9) == ([["a", "b"], ["c"]], [])
assert batch_by_limits([("a", 2, "N"), ("b", 3, "S"), ("c", 1, "N")], 3, 9) == ([["a"], ["b"], ["c"]], [])
assert batch_by_limits([("a", 2, "N"), ("b", 8, "S"), ("c", 5, "N")], 3, 7) == ([["a", "c"]], ["b"])
assert batch_by_limits([("a", 6, "N")], 1, 5) == ([], ["a"])
assert batch_by_limits([("x", 4, "N"), ("y", 5, "N"), ("z", 1, "N")], 3, 5) == ([["x"], ["y"], ["z"]], [])
assert batch_by_limits([], 2, 2) == ([], [])
assert batch_by_limits([("d", 1, "E"), ("e", 4, "E"), ("f", 4, "E"), ("g", 1, "E"), ("h", 0, "W")], 4, 5) == ([["d", "e"], ["f", "g"], ["h"]], [])
assert batch_by_limits([("p", 0, "E"), ("q", 1, "E"), ("r", 0, "E"), ("s", 0, "E")], 3, 0) == ([["p", "r", "s"]], ["q"])
