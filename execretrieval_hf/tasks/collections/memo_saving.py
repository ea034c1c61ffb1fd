"""Minutes saved over (day, filters, minutes) reports if repeats, filters in any order, on that day just load in n?

Keywords: reuse identical report results
Inputs: runs, a list of triples of day, list of different filters and minutes; loading, the number n, at most each run's minutes
Requires: type(loading) is int and loading >= 0 and type(runs) is list and all(type(d) is str and type(f) is list and len(set(f)) == len(f) and type(m) is int and m >= loading for d, f, m in runs)
Topic: caches
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def memo_saving(runs, loading):
    kept = []
    saved = 0
    for day, filters, minutes in runs:
        report = (day, sorted(filters))
        if report in kept:
            saved += minutes - loading
        else:
            kept.append(report)
    return saved


assert memo_saving([("Mon", ["eu"], 9), ("Mon", ["eu"], 9)], 2) == 7
assert memo_saving([("Mon", ["eu", "2024"], 7), ("Mon", ["2024", "eu"], 8)], 0) == 8
assert memo_saving([("Mon", ["eu"], 9), ("Tue", ["eu"], 9)], 3) == 0
assert memo_saving([("Mon", ["eu"], 5), ("Mon", ["eu", "x"], 6), ("Mon", ["x"], 7)], 1) == 0
assert memo_saving([("Fri", [], 10), ("Fri", [], 14), ("Fri", [], 12)], 10) == 6
assert memo_saving([("Fri", ["a"], 10), ("Sat", ["a"], 20), ("Fri", ["a"], 30), ("Sat", ["a"], 41)], 5) == 61
assert memo_saving([("Fri", ["b", "a"], 4), ("Fri", ["a", "b"], 4), ("Fri", ["a"], 4), ("Fri", ["b", "a"], 5)], 3) == 3
assert memo_saving([("Sun", ["a", "c"], 3), ("Sun", ["c", "a"], 4)], 3) == 1
