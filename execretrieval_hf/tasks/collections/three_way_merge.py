"""Two of us edited copies of one price list, adding, changing and removing entries. I need a pair: the list with
what either of us did, where the higher of two different new prices wins, and the alphabetical list of conflicts,
entries that one changed and the other removed, which keep their original price.

Keywords: merge edited copies with conflicts
Inputs: original, mine and theirs, dictionaries from article to price, an integer; the merged list is a like dictionary
Requires: all(type(d) is dict and all(type(k) is str and type(v) is int for k, v in d.items()) for d in (original, mine, theirs))
Topic: merging dictionaries
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def three_way_merge(original, mine, theirs):
    merged = {}
    conflicts = []
    for article in sorted({*original, *mine, *theirs}):
        old = original.get(article)
        left = mine.get(article)
        right = theirs.get(article)
        if left == old:
            price = right
        elif right == old or left == right:
            price = left
        elif left is None or right is None:
            conflicts.append(article)
            price = old
        else:
            price = max(left, right)
        if price is not None:
            merged[article] = price
    return merged, conflicts


assert three_way_merge({"tea": 3, "jam": 4}, {"tea": 5, "jam": 4}, {"tea": 3, "jam": 2}) == ({"jam": 2, "tea": 5}, [])
assert three_way_merge({"tea": 3}, {"tea": 4}, {"tea": 6}) == ({"tea": 6}, [])
assert three_way_merge({"tea": 3, "jam": 4}, {"jam": 4}, {"tea": 3}) == ({}, [])
assert three_way_merge({"tea": 3, "jam": 4}, {"jam": 5}, {"tea": 2}) == ({"jam": 4, "tea": 3}, ["jam", "tea"])
assert three_way_merge({}, {"oil": 7, "ham": 1}, {"oil": 6, "egg": 2}) == ({"egg": 2, "ham": 1, "oil": 7}, [])
assert three_way_merge({"rye": 9, "oat": 1}, {}, {"oat": 1}) == ({}, [])
assert three_way_merge({"rye": 9}, {"rye": 2}, {"rye": 2}) == ({"rye": 2}, [])
assert three_way_merge({"fig": 5, "nut": 5}, {"nut": 4}, {"fig": 6, "nut": 3}) == ({"fig": 5, "nut": 4}, ["fig"])
assert three_way_merge({"nut": 5, "fig": 8}, {"fig": 7, "nut": 5}, {"nut": 1}) == ({"fig": 8, "nut": 1}, ["fig"])
