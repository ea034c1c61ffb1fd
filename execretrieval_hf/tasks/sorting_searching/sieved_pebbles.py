"""Pebbles fall through sieves with larger holes: list, order kept, those left on each, top first, the pan last.

Keywords: stack of sieves sorting sizes
Inputs: pebbles, a list of integer sizes; holes, a list of integer hole sizes from the top sieve down
Requires: type(pebbles) is list and all(type(p) is int for p in pebbles) and type(holes) is list and all(type(h) is int for h in holes)
Topic: bucket sorting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sieved_pebbles(pebbles, holes):
    layers = []
    falling = list(pebbles)
    for hole in holes:
        stopped = []
        passed = []
        for pebble in falling:
            if pebble < hole:
                passed.append(pebble)
            else:
                stopped.append(pebble)
        layers.append(stopped)
        falling = passed
    return layers + [falling]


assert sieved_pebbles([], []) == [[]]
assert sieved_pebbles([4, 2], []) == [[4, 2]]
assert sieved_pebbles([9, 5, 1, 5], [5]) == [[9, 5, 5], [1]]
assert sieved_pebbles([4, 5, 6], [6, 5]) == [[6], [5], [4]]
assert sieved_pebbles([3, 8, 1, 12, 7, 2], [10, 5, 2]) == [[12], [8, 7], [3, 2], [1]]
assert sieved_pebbles([7, 7], [7, 3]) == [[7, 7], [], []]
assert sieved_pebbles([1, 2, 3, 4], [2, 4]) == [[2, 3, 4], [], [1]]
assert sieved_pebbles([], [3, 1]) == [[], [], []]
assert sieved_pebbles([2, 1], [3]) == [[], [2, 1]]
