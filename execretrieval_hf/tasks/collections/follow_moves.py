"""Trace an address through a table from old to new addresses, hop by hop, until one has no new address; give
this one and the number of hops as a pair. If an address seen before, the first included, turns up within the
permitted number of hops, the result is None, and if these are used up and the address reached still has a new
one, -1.

Keywords: resolve redirect chain hop limit
Inputs: table, a dictionary from string to string; address, a string; limit, an integer from 0
Requires: type(table) is dict and all(type(k) is type(v) is str for k, v in table.items()) and type(address) is str and type(limit) is int and limit >= 0
Topic: chains of references
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def follow_moves(table, address, limit):
    seen = {address}
    hops = 0
    while address in table:
        if hops >= limit:
            return -1
        address = table[address]
        hops += 1
        if address in seen:
            return None
        seen.add(address)
    return address, hops


assert follow_moves({"/old": "/new"}, "/old", 1) == ("/new", 1)
assert follow_moves({"a": "b", "b": "c", "c": "d"}, "a", 3) == ("d", 3)
assert follow_moves({"a": "b", "b": "c", "c": "d"}, "a", 2) == -1
assert follow_moves({"a": "b", "b": "a"}, "a", 2) == None
assert follow_moves({"a": "b", "b": "a"}, "a", 1) == -1
assert follow_moves({"x": "y"}, "z", 0) == ("z", 0)
assert follow_moves({"a": "b", "b": "c", "c": "b"}, "a", 9) == None
assert follow_moves({"a": "b", "c": "b", "b": "e"}, "c", 5) == ("e", 2)
