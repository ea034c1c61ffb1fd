"""A nested dictionary maps names to file sizes or, for folders, to further such dictionaries. Find the folders
whose files at any depth exceed a quota in total, but none with such a folder inside. Return the sum of all
files and the list of these folders' paths like a/b, alphabetical by name at each level.

Keywords: innermost folders over quota
Inputs: tree, a nested dictionary from name to size from 0 or to dictionary; quota, an integer from 0
Requires: type(tree) is dict and all(type(n) is str and n and (type(e) is dict or type(e) is int and e >= 0) for n, e in tree.items()) and type(quota) is int and quota >= 0
Topic: nested structures
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def guilty_folders(tree, quota):
    total = 0
    guilty = []
    for name in sorted(tree):
        entry = tree[name]
        if not isinstance(entry, dict):
            total += entry
            continue
        size, inner = guilty_folders(entry, quota)
        total += size
        for path in inner:
            guilty.append(name + "/" + path)
        if size > quota and not inner:
            guilty.append(name)
    return total, guilty


assert guilty_folders({"a": {"x": 6}, "b": {"y": 5}, "c": 9}, 5) == (20, ["a"])
assert guilty_folders({"a": {"b": {"x": 7}, "c": {"y": 8}, "z": 9}}, 7) == (24, ["a/c"])
assert guilty_folders({"a": {"b": {"x": 4}, "c": {"y": 4}}}, 5) == (8, ["a"])
assert guilty_folders({"q": {"x": 3}, "p": {"x": 3}, "m": {"o": {"n": 4}}}, 2) == (10, ["m/o", "p", "q"])
assert guilty_folders({"x": 50}, 10) == (50, [])
assert guilty_folders({}, 0) == (0, [])
assert guilty_folders({"a": {"b": {"c": {"x": 2, "y": 2}}, "d": {"e": {}, "z": 4}}}, 3) == (8, ["a/b/c", "a/d"])
assert guilty_folders({"a": {}, "b": {"c": 0}, "d": {"e": 1}}, 0) == (1, ["d"])
assert guilty_folders({"a": {"b": {"x": 1}, "y": 9}, "c": {"d": {"z": 10}}}, 9) == (20, ["a", "c/d"])
