"""At our spelling night everybody writes down all words, marked y or n in one string per person. Whoever makes
the given number of mistakes is out with that word. Places go by how many words people stayed in for, all who
are never out sharing the first; equals share the better place, and the places they use up are skipped. We
need (place, name) pairs, by place, then name.

Keywords: elimination order shared places
Inputs: answers, a dictionary of names and strings of y and n, all equally long; misses, a positive integer
Requires: type(answers) is dict and all(type(k) is str and type(v) is str and re.fullmatch("[yn]*", v) for k, v in answers.items()) and len({len(v) for v in answers.values()}) < 2 and type(misses) is int and misses > 0
Topic: ranking
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dropout_ranks(answers, misses):
    lasted = {}
    for name, marks in answers.items():
        wrong = 0
        lasted[name] = len(marks) + 1
        for number, mark in enumerate(marks, 1):
            if mark == "n":
                wrong += 1
            if wrong == misses:
                lasted[name] = number
                break
    places = []
    for name, number in lasted.items():
        better = sum(1 for other in lasted.values() if other > number)
        places.append((better + 1, name))
    places.sort()
    return places


assert dropout_ranks({}, 1) == []
assert dropout_ranks({"Ada": "yyn", "Bob": "yny"}, 1) == [(1, "Ada"), (2, "Bob")]
assert dropout_ranks({"Ada": "yyn", "Bob": "yny"}, 2) == [(1, "Ada"), (1, "Bob")]
assert dropout_ranks({"Cid": "yyn", "Dee": "yyy"}, 1) == [(1, "Dee"), (2, "Cid")]
assert dropout_ranks({"Eli": "nyn", "Fox": "nny", "Gia": "yny"}, 2) == [(1, "Gia"), (2, "Eli"), (3, "Fox")]
assert dropout_ranks({"Hue": "ny", "Ivo": "ny", "Jim": "yn"}, 1) == [(1, "Jim"), (2, "Hue"), (2, "Ivo")]
assert dropout_ranks({"Ka": "nnn", "Le": "nnn", "Ma": "nny", "Ni": "yyn"}, 3) == [(1, "Ma"), (1, "Ni"), (3, "Ka"), (3, "Le")]
assert dropout_ranks({"Oz": "nn", "Pam": "nn"}, 2) == [(1, "Oz"), (1, "Pam")]
assert dropout_ranks({"Ug": "ynyn", "Ti": "ynny", "Su": "nyyn", "Ro": "yyyy"}, 2) == [(1, "Ro"), (2, "Su"), (2, "Ug"), (4, "Ti")]
