"""Condense trades (second, price), given in order of time, to a list of tuples (first, highest, lowest, last
price), one for every slice of time, slices beginning at the multiples of a length in seconds. Start with the
slice of the first trade and stop with that of the last; a slice without trades shows the last price before it
four times.

Keywords: OHLC bars from ticks
Inputs: trades, a list of (integer from 0, integer) tuples whose first integers do not fall; length, an integer of at least 1
Requires: type(trades) is list and all(type(t) is tuple and len(t) == 2 and all(type(n) is int for n in t) and 0 <= t[0] <= 10000 for t in trades) and all(a[0] <= b[0] for a, b in zip(trades, trades[1:])) and type(length) is int and length >= 1
Topic: resampling
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def price_candles(trades, length):
    bars = []
    current = 0
    for second, price in trades:
        slot = second // length
        while bars and current + 1 < slot:
            bars.append((bars[-1][3],) * 4)
            current += 1
        if not bars or slot > current:
            bars.append((price, price, price, price))
            current = slot
        else:
            opening, highest, lowest, _ = bars[-1]
            bars[-1] = (opening, max(highest, price), min(lowest, price), price)
    return bars


assert price_candles([(0, 5), (3, 9), (7, 4), (9, 6)], 10) == [(5, 9, 4, 6)]
assert price_candles([(8, 5), (10, 7)], 10) == [(5, 5, 5, 5), (7, 7, 7, 7)]
assert price_candles([(59, 3), (60, 2), (119, 4), (120, 1)], 60) == [(3, 3, 3, 3), (2, 4, 2, 4), (1, 1, 1, 1)]
assert price_candles([(1, 4), (3, 2), (9, 1)], 3) == [(4, 4, 4, 4), (2, 2, 2, 2), (2, 2, 2, 2), (1, 1, 1, 1)]
assert price_candles([], 5) == []
assert price_candles([(4, 2), (4, 3), (7, 1)], 1) == [(2, 3, 2, 3), (3, 3, 3, 3), (3, 3, 3, 3), (1, 1, 1, 1)]
assert price_candles([(0, 5), (3, 9), (5, 2), (7, 4), (9, 3)], 10) == [(5, 9, 2, 3)]
assert price_candles([(0, 1), (6, 2)], 2) == [(1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1), (2, 2, 2, 2)]
assert price_candles([(100, 9)], 60) == [(9, 9, 9, 9)]
assert price_candles([(3, 4), (4, 2), (5, 3), (13, 1), (14, 2)], 3) == [(4, 4, 2, 3), (3, 3, 3, 3), (3, 3, 3, 3), (1, 2, 1, 2)]
