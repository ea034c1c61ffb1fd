"""Map each index term to its pages, following references to any depth, ascending without repeats, leaving out
fruitless terms.

Keywords: resolve book index cross-references
Inputs: index, a dictionary from term to a list of page numbers and of other terms referred to
Requires: type(index) is dict and all(type(t) is str and type(r) is list and all(type(i) in (int, str) for i in r) for t, r in index.items())
Topic: chains of references
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def see_entries(index):
    found = {}
    for term in index:
        pages, names = [], [term]
        for name in names:
            for item in index.get(name, []):
                if type(item) is int:
                    pages.append(item)
                elif item not in names:
                    names.append(item)
        if pages:
            found[term] = sorted(set(pages))
    return found


assert see_entries({"cat": [3, "felines"], "felines": [9, 7]}) == {"cat": [3, 7, 9], "felines": [7, 9]}
assert see_entries({"a": ["b"], "b": ["c"], "c": [5]}) == {"a": [5], "b": [5], "c": [5]}
assert see_entries({"a": ["b", 2], "b": ["a", 1]}) == {"a": [1, 2], "b": [1, 2]}
assert see_entries({"kiln": ["oven"], "oven": ["kiln"], "clay": [4, 12]}) == {"clay": [4, 12]}
assert see_entries({"tar": ["resin"], "oak": [8]}) == {"oak": [8]}
assert see_entries({"x": [30, 4, 30, "y"], "y": [4, 11]}) == {"x": [4, 11, 30], "y": [4, 11]}
assert see_entries({}) == {}
assert see_entries({"a": [6, "d"], "b": ["a"], "c": ["b"], "d": [1, "d"]}) == {"a": [1, 6], "b": [1, 6], "c": [1, 6], "d": [1]}
assert see_entries({"ink": []}) == {}
