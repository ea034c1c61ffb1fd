"""Pair the weakest starters' ratings with the best reserves', at most n pairs, only while the reserve's is
higher.

Keywords: substitute players by rating
Inputs: starters and reserves, lists of integers; most, an integer from 0
Requires: type(starters) is list and type(reserves) is list and all(type(r) is int for r in starters + reserves) and type(most) is int and most >= 0
Topic: selection under limits
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def bench_swaps(starters, reserves, most):
    weakest = sorted(starters)
    best = sorted(reserves, reverse=True)
    swaps = []
    for out, sub in zip(weakest, best):
        if len(swaps) == most or sub <= out:
            break
        swaps.append((out, sub))
    return swaps


assert bench_swaps([], [4], 1) == []
assert bench_swaps([3, 5], [4], 2) == [(3, 4)]
assert bench_swaps([5, 3], [4, 6], 2) == [(3, 6)]
assert bench_swaps([5, 2], [8, 6], 1) == [(2, 8)]
assert bench_swaps([5, 3], [6, 5], 2) == [(3, 6)]
assert bench_swaps([5, 3], [6, 4], 0) == []
assert bench_swaps([7, 1, 4, 2], [3, 8, 5], 3) == [(1, 8), (2, 5)]
assert bench_swaps([7, 1, 4, 2], [3, 9, 5], 9) == [(1, 9), (2, 5)]
assert bench_swaps([2, 2, 2], [3, 2, 3], 3) == [(2, 3), (2, 3)]
assert bench_swaps([10, 20, 30], [40, 50], 2) == [(10, 50), (20, 40)]
