"""List (value, full rolls, loose coins) for coin values that fill at least one roll of n, largest value
first.

Keywords: coin rolls for the bank
Inputs: coins, a list of positive integers; length, a positive integer
Requires: type(coins) is list and all(type(c) is int and c > 0 for c in coins) and type(length) is int and length > 0
Topic: bucket sorting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def wrapped_change(coins, length):
    counts = {}
    for coin in coins:
        counts[coin] = counts.get(coin, 0) + 1
    rows = []
    for value in sorted(counts, reverse=True):
        rolls = counts[value] // length
        if rolls > 0:
            rows.append((value, rolls, counts[value] % length))
    return rows


assert wrapped_change([], 3) == []
assert wrapped_change([5, 5], 2) == [(5, 1, 0)]
assert wrapped_change([5, 2, 5], 2) == [(5, 1, 0)]
assert wrapped_change([2, 5, 5, 2, 2], 2) == [(5, 1, 0), (2, 1, 1)]
assert wrapped_change([1, 1, 1, 1, 1, 1, 1], 3) == [(1, 2, 1)]
assert wrapped_change([10, 20, 10, 20, 50], 1) == [(50, 1, 0), (20, 2, 0), (10, 2, 0)]
assert wrapped_change([1, 1, 5, 5, 5, 5, 2, 2, 2], 3) == [(5, 1, 1), (2, 1, 0)]
assert wrapped_change([2, 2], 3) == []
assert wrapped_change([20, 20, 20, 1, 1, 1, 1, 1, 1], 3) == [(20, 1, 0), (1, 2, 0)]
