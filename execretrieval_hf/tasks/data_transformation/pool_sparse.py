"""Our histogram has too many thin bars. From left to right, pool neighbouring bars, at least two, until a pool holds
at least the minimum count, then start afresh. Bars left over at the end join the last pool or form the only one. List
the pools as (first bar, last bar, count), bars numbered from 0.

Keywords: combine small histogram bins
Inputs: counts, a list of integers from 0; minimum, an integer of at least 1
Requires: type(counts) is list and all(type(c) is int and c >= 0 for c in counts) and type(minimum) is int and minimum >= 1
Topic: binning
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pool_sparse(counts, minimum):
    pools = []
    first = 0
    total = 0
    for bar, count in enumerate(counts):
        total += count
        if total >= minimum and bar > first:
            pools.append((first, bar, total))
            first = bar + 1
            total = 0
    if first < len(counts):
        if pools:
            first, _, earlier = pools.pop()
            total += earlier
        pools.append((first, len(counts) - 1, total))
    return pools


assert pool_sparse([5, 2, 3, 2], 5) == [(0, 1, 7), (2, 3, 5)]
assert pool_sparse([5, 2, 3, 6, 1, 0], 5) == [(0, 1, 7), (2, 5, 10)]
assert pool_sparse([0, 1, 2, 0], 2) == [(0, 3, 3)]
assert pool_sparse([], 5) == []
assert pool_sparse([0], 1) == [(0, 0, 0)]
assert pool_sparse([4, 0, 0], 4) == [(0, 2, 4)]
assert pool_sparse([0, 0, 9, 0, 3, 3], 6) == [(0, 2, 9), (3, 5, 6)]
assert pool_sparse([1, 2, 1, 2, 1], 3) == [(0, 1, 3), (2, 4, 4)]
assert pool_sparse([7], 2) == [(0, 0, 7)]
