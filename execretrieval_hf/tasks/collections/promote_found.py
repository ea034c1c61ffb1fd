"""How are cached names ordered after look-ups that move a present one up to n places forward, appending missing
ones?

Keywords: self-organizing cache list
Inputs: cached, a list of different names; lookups, a list of names; places, the number n, from 1
Requires: type(cached) is list and all(type(c) is str for c in cached) and len(set(cached)) == len(cached) and type(lookups) is list and all(type(l) is str for l in lookups) and type(places) is int and places >= 1
Topic: caches
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def promote_found(cached, lookups, places):
    order = list(cached)
    for name in lookups:
        if name in order:
            place = order.index(name)
            order.remove(name)
            order.insert(max(place - places, 0), name)
        else:
            order.append(name)
    return order


assert promote_found(["a", "b", "c", "d"], ["d"], 2) == ["a", "d", "b", "c"]
assert promote_found(["a", "b", "c", "d"], ["b"], 2) == ["b", "a", "c", "d"]
assert promote_found(["a", "b"], ["c", "d"], 1) == ["a", "b", "c", "d"]
assert promote_found(["a", "b", "c"], ["d", "d", "d"], 1) == ["a", "d", "b", "c"]
assert promote_found([], ["x", "y", "x"], 3) == ["x", "y"]
assert promote_found(["p", "q", "r"], ["p", "r"], 1) == ["p", "r", "q"]
assert promote_found(["p", "q", "r", "s", "t"], ["t", "s"], 3) == ["p", "s", "t", "q", "r"]
assert promote_found(["a", "b", "c", "d"], [], 1) == ["a", "b", "c", "d"]
assert promote_found(["a", "b", "c", "d"], ["d", "d", "e", "c"], 1) == ["a", "d", "c", "b", "e"]
