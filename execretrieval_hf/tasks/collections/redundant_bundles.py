"""Our shop sells bundles, and some are pointless because another one holds every article of theirs at no higher
price. Name the pointless ones alphabetically. Of bundles alike in articles and price, the alphabetically first
counts against the others, but they do not count against it.

Keywords: dominated product bundles
Inputs: bundles, a dictionary from bundle to pair of price, an integer, and list of articles, in which repetitions are of no effect
Requires: type(bundles) is dict and all(type(b) is str and type(p) is tuple and len(p) == 2 and type(p[0]) is int and type(p[1]) is list and all(type(a) is str for a in p[1]) for b, p in bundles.items())
Topic: set relations
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def redundant_bundles(bundles):
    pointless = []
    for name in sorted(bundles):
        price, articles = bundles[name]
        for rival in bundles:
            cost, contents = bundles[rival]
            if cost > price or not set(articles) <= set(contents):
                continue
            if cost < price or set(articles) < set(contents) or rival < name:
                pointless.append(name)
                break
    return pointless


assert redundant_bundles({"basic": (9, ["pen"]), "extra": (9, ["pen", "ink"])}) == ["basic"]
assert redundant_bundles({"basic": (8, ["pen"]), "extra": (9, ["pen", "ink"])}) == []
assert redundant_bundles({"duo": (5, ["cup", "lid"]), "alt": (5, ["lid", "cup", "lid"])}) == ["duo"]
assert redundant_bundles({"a": (7, ["tea"]), "b": (6, ["tea"]), "c": (8, ["jam"])}) == ["a"]
assert redundant_bundles({"z": (4, []), "y": (3, ["map"]), "x": (4, ["map"])}) == ["x", "z"]
assert redundant_bundles({}) == []
assert redundant_bundles({"p": (3, ["oil"]), "q": (3, ["oil"]), "r": (3, ["oil"])}) == ["q", "r"]
assert redundant_bundles({"k": (2, ["bat", "net"]), "l": (1, ["bat"]), "m": (2, ["net"]), "n": (9, ["bat", "net", "cap"])}) == ["m"]
