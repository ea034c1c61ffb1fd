"""How many towers of an exact height can I stack from block kinds of given heights, no kind twice running?

Keywords: count stackings without equal neighbours
Inputs: kinds, a list of different positive heights; height, a positive integer; there are any number of blocks of each kind
Requires: type(kinds) is list and all(type(k) is int and k >= 1 for k in kinds) and len(set(kinds)) == len(kinds) and type(height) is int and height >= 1
Topic: combinatorics
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tower_count(kinds, height):
    ending = {kind: [0] * (height + 1) for kind in kinds}
    ways = [1] + [0] * height
    for level in range(1, height + 1):
        for kind in kinds:
            if kind <= level:
                below = level - kind
                ending[kind][level] = ways[below] - ending[kind][below]
        ways[level] = sum(ending[kind][level] for kind in kinds)
    return ways[height]


assert tower_count([1, 2], 3) == 2
assert tower_count([1, 2, 3], 4) == 3
assert tower_count([5], 5) == 1
assert tower_count([5], 10) == 0
assert tower_count([2, 3], 10) == 2
assert tower_count([1, 2, 3], 7) == 9
assert tower_count([4, 1, 2], 9) == 11
assert tower_count([], 2) == 0
assert tower_count([3, 5, 2], 15) == 20
assert tower_count([2, 1], 1) == 1
