"""Send an expense up its signers, the first being asked first. Only words of the signer asked count: refuse ends it as
refused, back asks the one before again, if any, and sign ends it as approved if the signer's limit is at least the
amount, else asks the next or, after the last, ends it as stuck. Return outcome and name, or waiting and the name asked.

Keywords: expense workflow sign back refuse
Inputs: signers, a non-empty list of pairs (name, limit) with different names; amount, an integer; words, a list of pairs (name, word), also of other names; the result is a pair of strings
Requires: type(signers) is list and len(signers) > 0 and all(type(s) is tuple and len(s) == 2 and type(s[0]) is str and type(s[1]) is int for s in signers) and len({s[0] for s in signers}) == len(signers) and type(amount) is int and type(words) is list and all(type(w) is tuple and len(w) == 2 and type(w[0]) is str and w[1] in ("sign", "refuse", "back") for w in words)
Topic: workflows
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def signing_chain(signers, amount, words):
    place = 0
    for name, word in words:
        asked, limit = signers[place]
        if name != asked:
            continue
        if word == "refuse":
            return "refused", name
        if word == "back":
            place = max(place - 1, 0)
        elif limit >= amount:
            return "approved", name
        elif place == len(signers) - 1:
            return "stuck", name
        else:
            place += 1
    return "waiting", signers[place][0]


assert signing_chain([("Ann", 100), ("Bob", 500), ("Cy", 900)], 300, [("Ann", "sign"), ("Bob", "sign")]) == ("approved", "Bob")
assert signing_chain([("Ann", 100), ("Bob", 500)], 100, [("Ann", "sign"), ("Bob", "refuse")]) == ("approved", "Ann")
assert signing_chain([("Ann", 100), ("Bob", 500), ("Cy", 900)], 101, [("Ann", "sign")]) == ("waiting", "Bob")
assert signing_chain([("Ann", 100), ("Bob", 500), ("Cy", 900)], 901, [("Ann", "sign"), ("Bob", "sign"), ("Cy", "sign"), ("Ann", "refuse")]) == ("stuck", "Cy")
assert signing_chain([("Ann", 100), ("Bob", 500)], 300, [("Bob", "sign"), ("Ann", "sign"), ("Bob", "back"), ("Bob", "sign")]) == ("waiting", "Ann")
assert signing_chain([("Ann", 100), ("Bob", 500)], 300, [("Ann", "sign"), ("Ann", "refuse"), ("Bob", "refuse")]) == ("refused", "Bob")
assert signing_chain([("Ann", 100), ("Bob", 500)], 500, [("Ann", "back"), ("Ann", "sign"), ("Bob", "sign")]) == ("approved", "Bob")
assert signing_chain([("Ann", 9), ("Bob", 50), ("Cy", 90)], 90, [("Ann", "sign"), ("Bob", "sign"), ("Cy", "back"), ("Cy", "sign"), ("Bob", "sign"), ("Cy", "sign")]) == ("approved", "Cy")
assert signing_chain([("Ann", 0)], 4, [("Zed", "sign"), ("Ann", "refuse")]) == ("refused", "Ann")
assert signing_chain([("Ann", 3), ("Bob", 8)], 7, [("Ann", "back"), ("Bob", "sign")]) == ("waiting", "Ann")
