"""Say in one word how two tag lists relate as sets, the first that applies: empty if either has no tags, same
if they are equal, part if the second has all tags of the first, whole if the first has all of the second, apart
if they share none, close if they share more than half of all their different tags, loose otherwise.

Keywords: classify relation of two sets
Inputs: first and second, lists of texts, in which repetitions are of no effect
Requires: type(first) is list and type(second) is list and all(type(t) is str for t in first + second)
Topic: set relations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def overlap_kind(first, second):
    left = set(first)
    right = set(second)
    shared = left & right
    if not left or not right:
        return "empty"
    if left == right:
        return "same"
    if left < right:
        return "part"
    if right < left:
        return "whole"
    if not shared:
        return "apart"
    if len(shared) * 2 > len(left | right):
        return "close"
    return "loose"


assert overlap_kind(["red", "big"], ["big", "red", "red"]) == "same"
assert overlap_kind(["red"], ["big", "red"]) == "part"
assert overlap_kind(["red", "old", "big"], ["big", "red"]) == "whole"
assert overlap_kind(["red", "old"], ["big"]) == "apart"
assert overlap_kind(["a", "b", "c"], ["b", "c", "d"]) == "loose"
assert overlap_kind(["a", "b", "c", "e"], ["b", "c", "d", "e"]) == "close"
assert overlap_kind([], ["big"]) == "empty"
assert overlap_kind(["big"], []) == "empty"
assert overlap_kind(["x", "y"], ["z", "y"]) == "loose"
assert overlap_kind(["k", "k", "k", "m"], ["n", "o", "p"]) == "apart"
