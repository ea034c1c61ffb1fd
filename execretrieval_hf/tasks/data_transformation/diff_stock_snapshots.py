"""List what changed between two inventory counts, in which an absent code means 0, as pairs of the code and the
new less the old quantity, without unchanged items and without changes smaller in size than a minimum. The
biggest change up or down comes first, equal sizes alphabetically by code. An empty new count is taken for a
failed export and gives an empty list.

Keywords: compare inventory counts
Inputs: before and after, dictionaries from code to quantity; minimum, an integer
Requires: all(type(d) is dict and all(type(c) is str and type(q) is int for c, q in d.items()) for d in (before, after)) and type(minimum) is int
Topic: change logs
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def diff_stock_snapshots(before, after, minimum):
    if not after:
        return []
    changes = []
    for code in set(before) | set(after):
        change = after.get(code, 0) - before.get(code, 0)
        if change != 0 and abs(change) >= minimum:
            changes.append((code, change))
    changes.sort(key=lambda pair: (-abs(pair[1]), pair[0]))
    return changes


assert diff_stock_snapshots({"nut": 5, "bolt": 9}, {"nut": 8, "bolt": 2}, 1) == [("bolt", -7), ("nut", 3)]
assert diff_stock_snapshots({"nut": 5, "bolt": 9}, {}, 1) == []
assert diff_stock_snapshots({"nut": 5, "bolt": 9}, {"bolt": 9, "washer": 4}, 0) == [("nut", -5), ("washer", 4)]
assert diff_stock_snapshots({}, {"cap": 3, "pin": 2, "rod": 4}, 3) == [("rod", 4), ("cap", 3)]
assert diff_stock_snapshots({"b": 4, "a": 4, "c": 4}, {"b": 6, "a": 6, "c": 2}, 2) == [("a", 2), ("b", 2), ("c", -2)]
assert diff_stock_snapshots({"cap": 7}, {"cap": 7}, 0) == []
assert diff_stock_snapshots({"hose": 1, "tap": 10}, {"hose": 0, "tap": 12}, 1) == [("tap", 2), ("hose", -1)]
assert diff_stock_snapshots({"hose": 12}, {"tap": 1}, 6) == [("hose", -12)]
assert diff_stock_snapshots({}, {"jar": 1, "lid": 0}, 1) == [("jar", 1)]
