"""Pair pupils from a list greedily: each in turn without a partner gets, among those later in the list without
one and from another country, the one sharing most languages, the earlier on ties, if at least a given number.
Return the pairs of names, in order, and the names left over.

Keywords: match pen pals by languages
Inputs: pupils, a list of triples of name, country and list of languages, the names all different; least, an integer from 0
Requires: type(pupils) is list and all(type(n) is str and type(c) is str and type(l) is list for n, c, l in pupils) and len({p[0] for p in pupils}) == len(pupils) and type(least) is int and least >= 0
Topic: pairing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pen_friends(pupils, least):
    taken = []
    pairs = []
    for place, (name, country, languages) in enumerate(pupils):
        if name in taken:
            continue
        partner = None
        most = least - 1
        for other, abroad, spoken in pupils[place + 1 :]:
            common = len(set(languages) & set(spoken))
            if other not in taken and abroad != country and common > most:
                partner = other
                most = common
        if partner is not None:
            pairs.append((name, partner))
            taken += [name, partner]
    return pairs, [name for name, _, _ in pupils if name not in taken]


assert pen_friends([("Al", "fr", ["x", "y"]), ("Bo", "de", ["x"]), ("Cy", "de", ["y", "x"])], 1) == ([("Al", "Cy")], ["Bo"])
assert pen_friends([("Al", "fr", ["x"]), ("Bo", "de", ["x"]), ("Cy", "it", ["x"])], 1) == ([("Al", "Bo")], ["Cy"])
assert pen_friends([("Al", "fr", ["x"]), ("Bo", "fr", ["x"]), ("Dan", "it", ["x"])], 1) == ([("Al", "Dan")], ["Bo"])
assert pen_friends([("Al", "fr", ["x"]), ("Bo", "de", ["y"])], 1) == ([], ["Al", "Bo"])
assert pen_friends([("Al", "fr", ["x"]), ("Bo", "de", ["y"])], 0) == ([("Al", "Bo")], [])
assert pen_friends([("Al", "fr", ["x", "z"]), ("Bo", "de", ["x"]), ("Cy", "it", ["z", "x"])], 2) == ([("Al", "Cy")], ["Bo"])
assert pen_friends([("A", "fr", []), ("B", "de", []), ("C", "it", []), ("D", "fr", [])], 0) == ([("A", "B"), ("C", "D")], [])
assert pen_friends([], 1) == ([], [])
assert pen_friends([("A", "fr", []), ("B", "fr", ["y"]), ("C", "de", ["z"]), ("D", "de", ["y"])], 1) == ([("B", "D")], ["A", "C"])
