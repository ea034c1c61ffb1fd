"""Which entries of a nested menu lie more than n lists deep, in the order written, not counting lists
themselves?

Keywords: items deeper than nesting limit
Inputs: menu, a list of strings of small letters and of such lists, nested; limit, an integer of at least 0
Requires: type(menu) is list and re.fullmatch("[][a-z', ]*", repr(menu)) is not None and type(limit) is int and limit >= 0
Topic: nesting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def buried_entries(menu, limit):
    buried = []
    waiting = [(menu, 0)]
    while waiting:
        entry, depth = waiting.pop()
        if type(entry) is list:
            for child in reversed(entry):
                waiting.append((child, depth + 1))
        elif depth > limit:
            buried.append(entry)
    return buried


assert buried_entries(["soup", ["beans", "peas"], "tea"], 1) == ["beans", "peas"]
assert buried_entries(["soup", ["beans", "peas"], "tea"], 0) == ["soup", "beans", "peas", "tea"]
assert buried_entries(["a", ["b", ["c", "d"], "e"], [["f"]]], 2) == ["c", "d", "f"]
assert buried_entries(["a", ["b", ["c", "d"], "e"], [["f"]]], 1) == ["b", "c", "d", "e", "f"]
assert buried_entries([[["x"], "y"], "z"], 3) == []
assert buried_entries([], 0) == []
assert buried_entries([[[["p"]], "q"], ["r", ["s"]]], 2) == ["p", "s"]
assert buried_entries([["m"], "n", [["o"]]], 0) == ["m", "n", "o"]
