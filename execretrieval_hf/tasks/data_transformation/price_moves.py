"""List (day, change) wherever a daily price differs from the last known one, days counted from 1; None means
unknown

Keywords: log changes in daily prices
Inputs: prices, a list of integers and None
Requires: type(prices) is list and all(p is None or type(p) is int for p in prices)
Topic: change logs
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def price_moves(prices):
    moves = []
    known = None
    for day, price in enumerate(prices, 1):
        if price is None:
            continue
        if known is not None and price != known:
            moves.append((day, price - known))
        known = price
    return moves


assert price_moves([5, 5, 7, 6]) == [(3, 2), (4, -1)]
assert price_moves([4, None, 4, 9]) == [(4, 5)]
assert price_moves([None, None, 3, 2]) == [(4, -1)]
assert price_moves([8, None, None, 5, None]) == [(4, -3)]
assert price_moves([]) == []
assert price_moves([6, 6, None, 6]) == []
assert price_moves([0, 3, 0]) == [(2, 3), (3, -3)]
assert price_moves([None, 2, None, 7, 7, 1]) == [(4, 5), (6, -6)]
