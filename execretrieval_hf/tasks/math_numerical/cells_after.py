"""For a given number of hours, all cells of a colony are each hour replaced at once by the cells that the rule
for their kind lists, possibly none; cells without a rule stay. It ends early if no cell is left, or before an
hour that would lead to more cells than there is room for. Report the hours carried out and then, for each
kind left, the count.

Keywords: cell division rules simulation
Inputs: colony, a text with one letter for each cell; rules, a dictionary from letter to the text of its replacements; hours and room, integers from 0; the result is a pair of an integer and a dictionary
Requires: type(colony) is str and type(rules) is dict and all(type(k) is str and len(k) == 1 and type(v) is str and re.fullmatch("[a-z]*", k + v) is not None for k, v in rules.items()) and re.fullmatch("[a-z]*", colony) is not None and all(type(v) is int and v >= 0 for v in (hours, room))
Topic: recurrences
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def cells_after(colony, rules, hours, room):
    counts = dict(Counter(colony))
    for hour in range(hours):
        following = {}
        for kind, number in counts.items():
            for child in rules.get(kind, kind):
                following[child] = following.get(child, 0) + number
        if not counts or sum(following.values()) > room:
            return hour, counts
        counts = following
    return hours, counts


assert cells_after("a", {"a": "ab", "b": "a"}, 3, 5) == (3, {"a": 3, "b": 2})
assert cells_after("a", {"a": "ab", "b": "a"}, 3, 4) == (2, {"a": 2, "b": 1})
assert cells_after("xyx", {"x": "yy"}, 1, 9) == (1, {"y": 5})
assert cells_after("ab", {"a": ""}, 2, 9) == (2, {"b": 1})
assert cells_after("aab", {}, 4, 3) == (4, {"a": 2, "b": 1})
assert cells_after("a", {"a": "b", "b": ""}, 5, 9) == (2, {})
assert cells_after("a", {"a": "aa"}, 10, 20) == (4, {"a": 16})
assert cells_after("cc", {"c": "dde", "d": "c"}, 2, 50) == (2, {"c": 4, "e": 2})
assert cells_after("ac", {"a": "b"}, 1, 1) == (0, {"a": 1, "c": 1})
