"""Simulate a picture cache of limited room for requests of name and size. A picture not there is loaded and the
largest others, on ties the earliest loaded, make way singly until it fits, but never pinned ones; if it
cannot fit beside these alone, nothing changes. Return the number of requests found there and the remaining
names alphabetically.

Keywords: image cache evicts largest first
Inputs: requests, a list of pairs of name and size from 1; room, an integer from 0; pinned, a list of names
Requires: type(requests) is list and all(type(n) is str and type(s) is int and s >= 1 for n, s in requests) and type(room) is int and room >= 0 and type(pinned) is list and all(type(p) is str for p in pinned)
Topic: caches
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def evict_bulky(requests, room, pinned):
    cache = {}
    hits = 0
    for name, size in requests:
        if name in cache:
            hits += 1
            continue
        loose = [kept for kept in cache if kept not in pinned]
        fixed = sum(cache[kept] for kept in cache if kept in pinned)
        if fixed + size > room:
            continue
        while sum(cache.values()) + size > room:
            largest = max(loose, key=cache.get)
            loose.remove(largest)
            del cache[largest]
        cache[name] = size
    return hits, sorted(cache)


assert evict_bulky([("b", 4), ("a", 3), ("b", 4), ("a", 3)], 7, []) == (2, ["a", "b"])
assert evict_bulky([("a", 4), ("b", 6), ("c", 1)], 10, []) == (0, ["a", "c"])
assert evict_bulky([("a", 4), ("b", 6), ("c", 1), ("a", 4)], 10, ["b", "d"]) == (0, ["a", "b"])
assert evict_bulky([("b", 5), ("a", 5), ("c", 1), ("b", 5)], 10, ["c"]) == (0, ["b", "c"])
assert evict_bulky([("x", 11), ("y", 10), ("x", 11), ("y", 10)], 10, ["x"]) == (1, ["y"])
assert evict_bulky([("a", 3), ("b", 4), ("c", 2), ("d", 6)], 9, []) == (0, ["c", "d"])
assert evict_bulky([("a", 3), ("b", 4), ("c", 2), ("d", 6)], 9, ["b"]) == (0, ["a", "b", "c"])
assert evict_bulky([("a", 3), ("b", 4), ("c", 2), ("d", 5)], 9, ["b"]) == (0, ["b", "d"])
assert evict_bulky([], 5, ["a"]) == (0, [])
assert evict_bulky([("a", 2), ("b", 7), ("z", 9), ("a", 2), ("z", 9)], 9, ["z"]) == (1, ["z"])
