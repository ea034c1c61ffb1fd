"""Group names equal apart from case, blanks and the vowels aeiou, keeping the given order and omitting groups of
one.

Keywords: cluster names by consonants
Inputs: names, a list of strings
Requires: type(names) is list and all(type(n) is str and n.isascii() for n in names)
Topic: similarity
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def vowelless_twins(names):
    groups = {}
    for name in names:
        frame = ""
        for sign in name.lower():
            if sign not in "aeiou ":
                frame += sign
        groups.setdefault(frame, []).append(name)
    return [group for group in groups.values() if len(group) > 1]


assert vowelless_twins(["Maier", "Meier", "Moor", "Mayer"]) == [["Maier", "Meier", "Moor"]]
assert vowelless_twins(["Ann Lee", "Tom", "Anneli", "tim", "Anna Lou"]) == [["Ann Lee", "Anneli", "Anna Lou"], ["Tom", "tim"]]
assert vowelless_twins(["Otto", "Ott", "Oto"]) == [["Otto", "Ott"]]
assert vowelless_twins(["Bo", "Bea", "bu", "Ab"]) == [["Bo", "Bea", "bu", "Ab"]]
assert vowelless_twins([]) == []
assert vowelless_twins(["Ria", "Roy", "Ray"]) == [["Roy", "Ray"]]
assert vowelless_twins(["", " ", "Ea", "K"]) == [["", " ", "Ea"]]
assert vowelless_twins(["Uli", "Ole", "Eli", "Udo", "Ida"]) == [["Uli", "Ole", "Eli"], ["Udo", "Ida"]]
assert vowelless_twins(["pq", "qp", "PQ"]) == [["pq", "PQ"]]
