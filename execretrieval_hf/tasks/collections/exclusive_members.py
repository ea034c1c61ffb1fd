"""Which clubs have at least half their members in no other, mapped to the alphabetical list of those members?

Keywords: clubs whose people join no other
Inputs: clubs, a dictionary from club to list of different names, of at least one; the result is a dictionary
Requires: type(clubs) is dict and all(type(c) is str and type(p) is list and p and all(type(n) is str for n in p) and len(set(p)) == len(p) for c, p in clubs.items())
Topic: set relations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def exclusive_members(clubs):
    memberships = Counter(name for people in clubs.values() for name in people)
    loyal = {}
    for club, people in clubs.items():
        own = [name for name in people if memberships[name] == 1]
        if len(own) * 2 >= len(people):
            loyal[club] = sorted(own)
    return loyal


assert exclusive_members({"chess": ["Cy", "Ann", "Bo"], "judo": ["Bo", "Di"]}) == {"chess": ["Ann", "Cy"], "judo": ["Di"]}
assert exclusive_members({"chess": ["Cy", "Ann", "Bo"], "judo": ["Bo", "Ann", "Di"]}) == {}
assert exclusive_members({"golf": ["Hal", "Gus"], "choir": ["Ed", "Flo", "Di"]}) == {"golf": ["Gus", "Hal"], "choir": ["Di", "Ed", "Flo"]}
assert exclusive_members({"a": ["Ann"], "b": ["Ann"], "c": ["Ann", "Bo"]}) == {"c": ["Bo"]}
assert exclusive_members({"a": ["Hal", "Ed", "Flo", "Ida"], "b": ["Ed", "Flo", "Ida"]}) == {}
assert exclusive_members({"p": ["z", "y", "x", "w"], "q": ["y", "w", "v", "u", "t"]}) == {"p": ["x", "z"], "q": ["t", "u", "v"]}
assert exclusive_members({"k": ["f", "e", "d", "c", "b"], "l": ["d", "c", "f"], "m": ["a"]}) == {"m": ["a"]}
assert exclusive_members({"only": ["Jo"]}) == {"only": ["Jo"]}
