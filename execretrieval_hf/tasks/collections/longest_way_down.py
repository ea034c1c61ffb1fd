"""Which keys in a row lead deepest into nested dictionaries without any starting with an underscore,
alphabetically first on ties?

Keywords: deepest key path in dict
Inputs: tree, a nested dictionary with text keys
Requires: type(tree) is dict and all(type(k) is str for k in tree)
Topic: nested structures
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def longest_way_down(tree):
    best = []
    for key in sorted(tree):
        if key.startswith("_"):
            continue
        way = [key]
        if isinstance(tree[key], dict):
            way += longest_way_down(tree[key])
        if len(way) > len(best):
            best = way
    return best


assert longest_way_down({"a": 1, "b": {"c": 2}}) == ["b", "c"]
assert longest_way_down({"b": {"x": 1}, "a": {"y": 1}}) == ["a", "y"]
assert longest_way_down({"z": 1, "y": 2}) == ["y"]
assert longest_way_down({"_a": {"b": {"c": 1}}, "d": {"e": 1}}) == ["d", "e"]
assert longest_way_down({}) == []
assert longest_way_down({"_x": 1}) == []
assert longest_way_down({"a": {"d": {}, "c": {"_e": 1}}, "b": {"f": 1}}) == ["a", "c"]
assert longest_way_down({"k": {"_l": {"m": 1}}, "n": 3}) == ["k"]
assert longest_way_down({"a": {"c": 1, "b": {"_d": 0, "e_": 2}}, "p": {"q": {"r": 1}}}) == ["a", "b", "e_"]
assert longest_way_down({"s": {"t": {"u": {"v": 0}}}, "q": {"r": {"a": 0}}}) == ["s", "t", "u", "v"]
