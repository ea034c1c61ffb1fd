"""Which player's running total first reaches the target, and after how many entries in all, or None?

Keywords: first player reaching target
Inputs: scores, a list of pairs of player and points, an integer of either sign; target, an integer from 1; the result is a pair
Requires: type(scores) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is str and type(s[1]) is int for s in scores) and type(target) is int and target >= 1
Topic: counting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def first_past_post(scores, target):
    totals = {}
    for turn, (name, points) in enumerate(scores, 1):
        totals[name] = totals.get(name, 0) + points
        if totals[name] >= target:
            return name, turn
    return None


assert first_past_post([("Ann", 3), ("Bo", 2), ("Bo", 3)], 5) == ("Bo", 3)
assert first_past_post([("Ann", 3), ("Bo", 2), ("Ann", 1)], 5) == None
assert first_past_post([("Cy", 7), ("Ann", 9)], 6) == ("Cy", 1)
assert first_past_post([("Ann", 2), ("Ann", -1), ("Ann", 1), ("Bo", 3)], 3) == ("Bo", 4)
assert first_past_post([], 1) == None
assert first_past_post([("Di", 4), ("Ed", 1), ("Di", 1), ("Ed", 9)], 5) == ("Di", 3)
assert first_past_post([("Bo", 0), ("Ann", 1)], 1) == ("Ann", 2)
assert first_past_post([("Flo", 2), ("Gus", 2), ("Flo", 2), ("Gus", 3), ("Flo", 2)], 5) == ("Gus", 4)
