"""Count loads per page in a dictionary if a loaded copy serves for under n minutes, hits not prolonging that.

Keywords: cached page expiry misses
Inputs: visits, a list of pairs of minute from 0, ascending, and page; lifetime, the number n, from 1
Requires: type(visits) is list and all(type(m) is int and m >= 0 and type(p) is str for m, p in visits) and visits == sorted(visits, key=lambda v: v[0]) and type(lifetime) is int and lifetime >= 1
Topic: caches
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reload_counts(visits, lifetime):
    expiry = {}
    loads = {}
    for minute, page in visits:
        if minute >= expiry.get(page, 0):
            loads[page] = loads.get(page, 0) + 1
            expiry[page] = minute + lifetime
    return loads


assert reload_counts([(0, "news"), (4, "news"), (5, "news")], 5) == {"news": 2}
assert reload_counts([(0, "news"), (3, "news"), (6, "news"), (8, "news"), (11, "news")], 5) == {"news": 3}
assert reload_counts([(0, "news"), (3, "news"), (6, "news"), (9, "news")], 4) == {"news": 2}
assert reload_counts([(2, "news"), (2, "shop"), (3, "news")], 9) == {"news": 1, "shop": 1}
assert reload_counts([(7, "home"), (7, "home")], 1) == {"home": 1}
assert reload_counts([], 3) == {}
assert reload_counts([(0, "a"), (1, "b"), (4, "a"), (5, "b"), (5, "a")], 4) == {"a": 2, "b": 2}
assert reload_counts([(1, "a"), (2, "a"), (3, "a"), (4, "a")], 1) == {"a": 4}
assert reload_counts([(0, "a"), (10, "a"), (11, "a"), (20, "b"), (22, "a")], 11) == {"a": 3, "b": 1}
