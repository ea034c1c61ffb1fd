"""Fewest whole grams of sourdough needed if each feeding multiplies it, then baking uses some, and some must
finally remain?

Keywords: sourdough starter plan backwards
Inputs: feedings, a list of pairs (how many times as much there is after feeding, grams used after that); keep, grams that must be left at the end
Requires: type(feedings) is list and all(type(f) is tuple and len(f) == 2 and all(type(v) is int for v in f) and f[0] >= 1 and f[1] >= 0 for f in feedings) and type(keep) is int and keep >= 0
Topic: recurrences
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def starter_needed(feedings, keep):
    needed = keep
    for factor, used in reversed(feedings):
        needed, rest = divmod(needed + used, factor)
        if rest > 0:
            needed += 1
    return needed


assert starter_needed([(3, 100)], 20) == 40
assert starter_needed([(3, 100)], 21) == 41
assert starter_needed([(2, 50), (4, 60)], 30) == 37
assert starter_needed([], 15) == 15
assert starter_needed([(5, 0)], 1) == 1
assert starter_needed([(4, 7), (1, 3)], 0) == 3
assert starter_needed([(1, 8), (2, 0)], 5) == 11
assert starter_needed([(3, 0)], 0) == 0
