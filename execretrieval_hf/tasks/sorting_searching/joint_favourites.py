"""Combine wish lists into one ranking of names: the last entry of a list earns one point, the one above it two,
and so on up to its first. Most points come first, ties are broken by more first entries, then alphabetically,
and names on fewer lists than required are left out.

Keywords: borda count of wish lists
Inputs: lists, a list of lists of distinct names; support, an integer, the lists required
Requires: type(lists) is list and all(type(w) is list and all(type(n) is str for n in w) and len(set(w)) == len(w) for w in lists) and type(support) is int
Topic: ranking
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def joint_favourites(lists, support):
    points, tops, named = {}, {}, {}
    for wishes in lists:
        for spot, name in enumerate(wishes):
            points[name] = points.get(name, 0) + len(wishes) - spot
            named[name] = named.get(name, 0) + 1
            if spot == 0:
                tops[name] = tops.get(name, 0) + 1
    order = sorted(points, key=lambda name: (-points[name], -tops.get(name, 0), name))
    return [name for name in order if named[name] >= support]


assert joint_favourites([], 1) == []
assert joint_favourites([["fig", "pear", "plum"]], 1) == ["fig", "pear", "plum"]
assert joint_favourites([["fig", "pear", "plum"], ["pear"]], 2) == ["pear"]
assert joint_favourites([["kiwi", "lime"], ["lime", "kiwi"]], 1) == ["kiwi", "lime"]
assert joint_favourites([["lime", "kiwi"], ["nut"], ["nut"]], 1) == ["nut", "lime", "kiwi"]
assert joint_favourites([["a", "b", "c"], ["b", "a"], ["c", "b"]], 2) == ["b", "a", "c"]
assert joint_favourites([["a", "b", "c"], ["b", "a"], ["c", "b"]], 3) == ["b"]
assert joint_favourites([["oat", "rye"], ["oat"], ["rye"], ["rye", "hop"]], 0) == ["rye", "oat", "hop"]
assert joint_favourites([["b", "a"], ["a", "c"], ["d", "c"], ["c"]], 1) == ["a", "c", "b", "d"]
assert joint_favourites([["pear"], ["kiwi", "lime", "fig"]], 0) == ["kiwi", "lime", "pear", "fig"]
