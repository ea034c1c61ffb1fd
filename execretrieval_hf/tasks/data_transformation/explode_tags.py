"""Split comma-separated texts into (row id, tag) pairs, trimming blanks, skipping None, empty tags and repeats
within one row's text

Keywords: explode delimited column
Inputs: rows, a list of (row id, tag text) pairs of an integer and a string or None; row ids may come again
Requires: type(rows) is list and all(type(r) is tuple and len(r) == 2 and type(r[0]) is int and type(r[1]) in (str, type(None)) for r in rows)
Topic: flattening
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def explode_tags(rows):
    pairs = []
    for number, text in rows:
        start = len(pairs)
        for part in (text or "").split(","):
            pair = (number, part.strip())
            if pair[1] != "" and pair not in pairs[start:]:
                pairs.append(pair)
    return pairs


assert explode_tags([(1, "red, new"), (2, "old")]) == [(1, "red"), (1, "new"), (2, "old")]
assert explode_tags([(1, "red,red , blue,red")]) == [(1, "red"), (1, "blue")]
assert explode_tags([(3, ""), (4, " , ,x,"), (6, None), (5, "x")]) == [(4, "x"), (5, "x")]
assert explode_tags([]) == []
assert explode_tags([(5, "a,b"), (5, "b,a,c")]) == [(5, "a"), (5, "b"), (5, "b"), (5, "a"), (5, "c")]
assert explode_tags([(0, "Red,red"), (9, "red")]) == [(0, "Red"), (0, "red"), (9, "red")]
assert explode_tags([(7, "two words , 7"), (7, "  ")]) == [(7, "two words"), (7, "7")]
assert explode_tags([(2, "m"), (1, "m"), (2, "m,n,m")]) == [(2, "m"), (1, "m"), (2, "m"), (2, "n")]
