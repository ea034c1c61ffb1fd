"""What is missing from an order and which scans were too many, when undo takes back the latest scan left?

Keywords: check picked order by scans
Inputs: ordered, a dictionary from article to a number from 1; scans, a list of articles and undo, which does nothing if no scan is left; the result is a pair of dictionaries from article to number, without zeros, the second also for articles not ordered
Requires: type(ordered) is dict and all(type(k) is str and k != "undo" and type(v) is int and v >= 1 for k, v in ordered.items()) and type(scans) is list and all(type(s) is str for s in scans)
Topic: scanners
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pick_differences(ordered, scans):
    kept = []
    for scan in scans:
        if scan != "undo":
            kept.append(scan)
        elif kept:
            kept.pop()
    missing = dict(ordered)
    surplus = {}
    for article in kept:
        if article not in missing:
            surplus[article] = surplus.get(article, 0) + 1
        elif missing[article] > 1:
            missing[article] -= 1
        else:
            del missing[article]
    return missing, surplus


assert pick_differences({"nut": 3, "bolt": 1}, ["nut", "bolt"]) == ({"nut": 2}, {})
assert pick_differences({"nut": 1}, ["nut", "nut", "nut"]) == ({}, {"nut": 2})
assert pick_differences({"nut": 2}, ["nut", "pin", "undo", "nut"]) == ({}, {})
assert pick_differences({"nut": 2}, ["undo", "pin", "nut", "undo", "undo", "undo", "cap"]) == ({"nut": 2}, {"cap": 1})
assert pick_differences({}, ["cap", "pin", "cap"]) == ({}, {"cap": 2, "pin": 1})
assert pick_differences({"nut": 1, "cap": 2}, []) == ({"nut": 1, "cap": 2}, {})
assert pick_differences({"nut": 2, "cap": 1}, ["cap", "nut", "cap", "undo", "cap", "cap"]) == ({"nut": 1}, {"cap": 2})
assert pick_differences({"pin": 4}, ["pin", "undo", "pin"]) == ({"pin": 3}, {})
