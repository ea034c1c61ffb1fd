"""Compact a log of (number, key, value) to each key's last entry, deletions (None) only from a given number on

Keywords: log compaction with deletion markers
Inputs: log, a list of (integer, string, integer or None) tuples in rising order of the first integers; horizon, an integer
Requires: type(log) is list and all(type(e) is tuple and len(e) == 3 and type(e[0]) is int and type(e[1]) is str and type(e[2]) in (int, type(None)) for e in log) and all(a[0] < b[0] for a, b in zip(log, log[1:])) and type(horizon) is int
Topic: change logs
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tombstone_sweep(log, horizon):
    last = {}
    for place, entry in enumerate(log):
        last[entry[1]] = place
    kept = []
    for place, (number, key, value) in enumerate(log):
        if last[key] > place:
            continue
        if value is not None or number >= horizon:
            kept.append((number, key, value))
    return kept


assert tombstone_sweep([(1, "a", 5), (2, "b", 6), (3, "a", 7)], 9) == [(2, "b", 6), (3, "a", 7)]
assert tombstone_sweep([(1, "a", 5), (2, "a", None), (3, "b", 8)], 2) == [(2, "a", None), (3, "b", 8)]
assert tombstone_sweep([(1, "a", 5), (2, "a", None), (3, "b", 8)], 3) == [(3, "b", 8)]
assert tombstone_sweep([(4, "c", None), (6, "d", None)], 5) == [(6, "d", None)]
assert tombstone_sweep([], 1) == []
assert tombstone_sweep([(7, "x", None), (8, "x", 1)], 0) == [(8, "x", 1)]
assert tombstone_sweep([(1, "k", 3), (5, "m", 3), (6, "k", None), (9, "m", 4)], 6) == [(6, "k", None), (9, "m", 4)]
assert tombstone_sweep([(2, "b", 0), (3, "c", None), (4, "a", 0)], 20) == [(2, "b", 0), (4, "a", 0)]
