"""Our drawer holds only so many pieces of each value, and change is always paid with as many of the largest
value as possible, then of the next one. A reserve of each value stays untouched at first; for what is still
missing we start again from the largest, using the reserves too. Count the pieces handed out by value, without
zeros; None if too little was paid or something stays missing.

Keywords: change limited coins reserve
Inputs: due and given, cents owed and paid; drawer, a dictionary from piece value to number of pieces; reserve, the number of pieces of each value to leave at first; the result is a dictionary
Requires: all(type(v) is int and v >= 0 for v in (due, given, reserve)) and type(drawer) is dict and all(type(k) is int and k >= 1 and type(n) is int and n >= 0 for k, n in drawer.items())
Topic: rounding and money
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def till_payout(due, given, drawer, reserve):
    rest = given - due
    if rest < 0:
        return None
    handed = {}
    for kept in (reserve, 0):
        for value in sorted(drawer, reverse=True):
            spare = drawer[value] - handed.get(value, 0) - kept
            pieces = min(spare, rest // value)
            if pieces > 0:
                handed[value] = handed.get(value, 0) + pieces
                rest -= pieces * value
    if rest > 0:
        return None
    return handed


assert till_payout(80, 200, {10: 2, 20: 4, 50: 1, 100: 3}, 0) == {100: 1, 20: 1}
assert till_payout(80, 200, {50: 2, 20: 2, 10: 1}, 1) == {50: 2, 20: 1}
assert till_payout(70, 70, {20: 5}, 1) == {}
assert till_payout(90, 70, {20: 5}, 0) == None
assert till_payout(6, 10, {3: 1, 2: 2}, 0) == None
assert till_payout(0, 35, {10: 2, 5: 2, 3: 1, 2: 1}, 1) == {10: 2, 5: 2, 3: 1, 2: 1}
assert till_payout(40, 100, {50: 1, 20: 3}, 1) == {20: 3}
assert till_payout(1, 10, {5: 1, 2: 2, 1: 0}, 2) == {5: 1, 2: 2}
assert till_payout(35, 100, {50: 1, 10: 1, 5: 1}, 0) == {50: 1, 10: 1, 5: 1}
assert till_payout(110, 200, {20: 4, 10: 9}, 2) == {20: 2, 10: 5}
