"""How do I express a count in name and number pairs of nested packagings, largest first, "piece" last, without
zeros?

Keywords: mixed radix packaging count
Inputs: count, the number of pieces from 0; units, a list of pairs (name, how many of the next smaller thing one holds), smallest packaging first, the first one holding loose pieces
Requires: type(count) is int and count >= 0 and type(units) is list and all(type(u) is tuple and len(u) == 2 and type(u[0]) is str and type(u[1]) is int and u[1] >= 1 for u in units)
Topic: digits and bases
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def packing_units(count, units):
    parts = []
    rest = count
    name = "piece"
    for larger, holds in units:
        rest, loose = divmod(rest, holds)
        if loose > 0:
            parts.append((name, loose))
        name = larger
    if rest > 0:
        parts.append((name, rest))
    return parts[::-1]


assert packing_units(29, [("box", 6), ("crate", 4)]) == [("crate", 1), ("piece", 5)]
assert packing_units(24, [("box", 6), ("crate", 4)]) == [("crate", 1)]
assert packing_units(23, [("box", 6), ("crate", 4)]) == [("box", 3), ("piece", 5)]
assert packing_units(0, [("box", 6), ("crate", 4)]) == []
assert packing_units(55, [("box", 6), ("crate", 4)]) == [("crate", 2), ("box", 1), ("piece", 1)]
assert packing_units(7, []) == [("piece", 7)]
assert packing_units(12, [("pair", 2)]) == [("pair", 6)]
assert packing_units(5, [("bag", 10), ("sack", 2)]) == [("piece", 5)]
assert packing_units(47, [("bag", 5), ("box", 1), ("van", 3)]) == [("van", 3), ("piece", 2)]
