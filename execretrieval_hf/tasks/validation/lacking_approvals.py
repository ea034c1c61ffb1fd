"""Payments up to a threshold need one signature, larger ones two. Signatures count only from people whose own
limit is at least the amount, whoever is missing in the limits counting as 0, and nobody's counts twice or for
his own payment. Tell me which payments, from 0, lack how many signatures, as tuples.

Keywords: missing second signature payments
Inputs: payments, a list of tuples of amount (a positive integer), author and list of signers; limits, a dictionary from names to integers of at least 0; threshold, a positive integer
Requires: type(payments) is list and all(type(p) is tuple and len(p) == 3 and type(p[0]) is int and p[0] > 0 and type(p[1]) is str and type(p[2]) is list and all(type(s) is str for s in p[2]) for p in payments) and type(limits) is dict and all(type(k) is str and type(v) is int and v >= 0 for k, v in limits.items()) and type(threshold) is int and threshold > 0
Topic: permissions
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lacking_approvals(payments, limits, threshold):
    lacking = []
    for place, (amount, author, signers) in enumerate(payments):
        valid = []
        for person in signers:
            if person == author or person in valid:
                continue
            if limits.get(person, 0) >= amount:
                valid.append(person)
        needed = 1
        if amount > threshold:
            needed = 2
        short = needed - len(valid)
        if short > 0:
            lacking.append((place, short))
    return lacking


assert lacking_approvals([(50, "al", ["bo"]), (51, "al", ["bo"])], {"al": 90, "bo": 51}, 50) == [(1, 1)]
assert lacking_approvals([(50, "al", ["al"]), (60, "al", ["bo", "bo"])], {"al": 90, "bo": 90}, 50) == [(0, 1), (1, 1)]
assert lacking_approvals([(60, "al", ["bo", "cy"])], {"bo": 60, "cy": 59}, 99) == []
assert lacking_approvals([(60, "al", ["bo", "cy"])], {"bo": 60, "cy": 59}, 20) == [(0, 1)]
assert lacking_approvals([(70, "bo", ["cy"]), (70, "cy", ["bo", "al"])], {"bo": 70, "al": 80, "cy": 69}, 69) == [(0, 2)]
assert lacking_approvals([(5, "al", []), (5, "bo", ["di"]), (5, "bo", ["al"])], {"al": 5}, 5) == [(0, 1), (1, 1)]
assert lacking_approvals([(8, "al", []), (9, "di", ["di", "al"])], {"al": 9, "di": 9}, 7) == [(0, 2), (1, 1)]
assert lacking_approvals([(1, "al", ["cy"]), (2, "al", ["cy"])], {"cy": 2}, 1) == [(1, 1)]
assert lacking_approvals([(1, "al", ["cy", "cy"])], {"bo": 6}, 1) == [(0, 1)]
assert lacking_approvals([], {"al": 5}, 5) == []
