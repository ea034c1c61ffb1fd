"""The movers' list tells for each box in which one it lies, or "van" if it stands free. Count for every box those
around it, as a dictionary; a box that lies in more than a given number of others, perhaps without end, or
somewhere in one missing from the list, gets -1.

Keywords: nested container depth with cycles
Inputs: inside, a dictionary of strings with no key "van"; limit, an integer of at least 0
Requires: type(inside) is dict and all(type(s) is str for p in inside.items() for s in p) and 'van' not in inside and type(limit) is int and limit >= 0
Topic: nesting
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def wrapping_counts(inside, limit):
    counts = {}
    for box in inside:
        layers = 0
        place = inside[box]
        while place in inside and layers < limit:
            place = inside[place]
            layers += 1
        counts[box] = layers if place == "van" else -1
    return counts


assert wrapping_counts({"a": "van", "b": "a", "c": "b"}, 2) == {"a": 0, "b": 1, "c": 2}
assert wrapping_counts({"a": "van", "b": "a", "c": "b"}, 1) == {"a": 0, "b": 1, "c": -1}
assert wrapping_counts({"a": "b", "b": "a", "c": "van"}, 9) == {"a": -1, "b": -1, "c": 0}
assert wrapping_counts({"a": "x", "b": "a"}, 9) == {"a": -1, "b": -1}
assert wrapping_counts({"k": "k"}, 3) == {"k": -1}
assert wrapping_counts({}, 2) == {}
assert wrapping_counts({"a": "van", "b": "a"}, 0) == {"a": 0, "b": -1}
assert wrapping_counts({"p": "q", "q": "van", "r": "p", "s": "r"}, 3) == {"p": 1, "q": 0, "r": 2, "s": 3}
assert wrapping_counts({"u": "van", "v": "van"}, 0) == {"u": 0, "v": 0}
