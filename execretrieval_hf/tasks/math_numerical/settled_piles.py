"""How do sand piles in a row settle if any above one grain spills one each way, even off ends?

Keywords: sandpile toppling in a row
Inputs: piles, a list of integers from 0, the grains of each pile; the result is such a list
Requires: type(piles) is list and all(type(p) is int and p >= 0 for p in piles)
Topic: recurrences
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def settled_piles(piles):
    grains = list(piles)
    restless = True
    while restless:
        restless = False
        for place in range(len(grains)):
            if grains[place] >= 2:
                restless = True
                grains[place] -= 2
                if place > 0:
                    grains[place - 1] += 1
                if place + 1 < len(grains):
                    grains[place + 1] += 1
    return grains


assert settled_piles([2]) == [0]
assert settled_piles([1]) == [1]
assert settled_piles([0, 2, 0]) == [1, 0, 1]
assert settled_piles([0, 3, 0]) == [1, 1, 1]
assert settled_piles([2, 1]) == [1, 0]
assert settled_piles([4, 0]) == [1, 0]
assert settled_piles([0, 0, 4, 0, 0]) == [1, 1, 0, 1, 1]
assert settled_piles([]) == []
assert settled_piles([1, 1, 1, 2]) == [0, 1, 1, 1]
