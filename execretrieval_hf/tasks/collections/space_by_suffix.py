"""Sum file sizes by extension, which is the lower-case text after the last dot and empty if there is no dot or
only one at the very start; names that end in a tilde are not counted at all. List the extensions that use at
least a given percentage of the counted total, largest sum first, alphabetically on ties.

Keywords: disk use by extension
Inputs: files, a dictionary from name, which is not empty and does not end in a dot, to size in bytes from 1; percent, an integer from 0 to 100
Requires: type(files) is dict and all(type(k) is str and k and not k.endswith(".") and type(v) is int and v >= 1 for k, v in files.items()) and type(percent) is int and 0 <= percent <= 100
Topic: grouping
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def space_by_suffix(files, percent):
    sums = {}
    for name, size in files.items():
        if name.endswith("~"):
            continue
        dot = name.rfind(".")
        suffix = name[dot + 1:].lower() if dot > 0 else ""
        sums[suffix] = sums.get(suffix, 0) + size
    total = sum(sums.values())
    large = [suffix for suffix in sums if sums[suffix] * 100 >= percent * total]
    return sorted(large, key=lambda suffix: (-sums[suffix], suffix))


assert space_by_suffix({"a.txt": 30, "b.PNG": 50, "c.png": 20}, 30) == ["png", "txt"]
assert space_by_suffix({"a.txt": 30, "b.PNG": 50, "c.png": 20}, 31) == ["png"]
assert space_by_suffix({"notes": 5, ".profile": 6, "x.y.gz": 10}, 0) == ["", "gz"]
assert space_by_suffix({"a.c": 4, "a.c~": 90, "b.h": 6}, 40) == ["h", "c"]
assert space_by_suffix({"b.zip": 7, "a.avi": 7}, 50) == ["avi", "zip"]
assert space_by_suffix({}, 10) == []
assert space_by_suffix({"z.txt": 1, ".old.txt": 1, "k.m": 3, "~a": 1}, 21) == ["m", "txt"]
assert space_by_suffix({"a.log": 100, "b.log~": 1}, 100) == ["log"]
assert space_by_suffix({"p.q": 1, ".r": 2, "s.t": 1}, 26) == [""]
assert space_by_suffix({"a.h": 50, "b.c": 51}, 50) == ["c"]
