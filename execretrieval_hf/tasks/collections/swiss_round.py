"""Pair chess players, listed best first. If their number is odd, the lowest who has not rested yet, if any,
rests. Then the best one unpaired meets the next best unpaired one not met before, in either colour, or stays
alone if there is none. Return the pairs, the resting player or None, and those alone.

Keywords: swiss tournament next pairings
Inputs: players, a list of different names; met, a list of pairs of names; rested, a list of names
Requires: type(players) is list and all(type(p) is str for p in players) and len(set(players)) == len(players) and type(met) is list and all(type(a) is str and type(b) is str for a, b in met) and type(rested) is list and all(type(p) is str for p in rested)
Topic: pairing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def swiss_round(players, met, rested):
    waiting = list(players)
    resting = None
    if len(waiting) % 2 == 1:
        fresh = [player for player in players if player not in rested]
        if fresh:
            resting = fresh[-1]
            waiting.remove(resting)
    pairs = []
    alone = []
    while waiting:
        best = waiting.pop(0)
        for other in waiting:
            if (best, other) not in met and (other, best) not in met:
                pairs.append((best, other))
                waiting.remove(other)
                break
        else:
            alone.append(best)
    return pairs, resting, alone


assert swiss_round(["a", "b", "c", "d"], [], []) == ([("a", "b"), ("c", "d")], None, [])
assert swiss_round(["a", "b", "c"], [], []) == ([("a", "b")], "c", [])
assert swiss_round(["a", "b", "c"], [("a", "b")], ["c"]) == ([("a", "c")], "b", [])
assert swiss_round(["a", "b", "c", "d"], [("b", "a"), ("c", "d")], ["d"]) == ([("a", "c"), ("b", "d")], None, [])
assert swiss_round(["a", "b", "c", "d"], [("a", "b"), ("c", "a")], []) == ([("a", "d"), ("b", "c")], None, [])
assert swiss_round(["d", "c", "b", "a"], [("d", "c"), ("b", "d"), ("a", "d")], []) == ([("c", "b")], None, ["d", "a"])
assert swiss_round(["a", "b", "c"], [("b", "c")], ["a", "b", "c"]) == ([("a", "b")], None, ["c"])
assert swiss_round(["x"], [], []) == ([], "x", [])
assert swiss_round(["x", "y"], [("y", "x")], ["x"]) == ([], None, ["x", "y"])
assert swiss_round(["a", "b", "c", "d", "e"], [("a", "b")], ["e", "d"]) == ([("a", "d"), ("b", "e")], "c", [])
