"""Our trades come as (second, price paid), the quotes as (second, price). Set each trade against the latest
quote at or before its second, the last listed if several share it. List (second, paid less quoted) in the order
of the trades, the difference being None if there is no such quote or it is older than so many seconds. Quotes
out of time order give just None.

Keywords: as-of join slippage
Inputs: trades and quotes, lists of (second, price) pairs of integers; max_age, an integer from 0
Requires: all(type(s) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is type(p[1]) is int for p in s) for s in (trades, quotes)) and type(max_age) is int and max_age >= 0
Topic: joining
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from bisect import bisect_right


def match_quotes(trades, quotes, max_age):
    times = [second for second, price in quotes]
    if times != sorted(times):
        return None
    slippage = []
    for second, paid in trades:
        index = bisect_right(times, second) - 1
        if index < 0 or second - times[index] > max_age:
            slippage.append((second, None))
        else:
            slippage.append((second, paid - quotes[index][1]))
    return slippage


assert match_quotes([(10, 105)], [(8, 100), (11, 99)], 5) == [(10, 5)]
assert match_quotes([(10, 105)], [(8, 100), (10, 108), (10, 101)], 5) == [(10, 4)]
assert match_quotes([(20, 50), (21, 50)], [(15, 52)], 5) == [(20, -2), (21, None)]
assert match_quotes([(4, 50)], [(5, 52), (9, 53)], 60) == [(4, None)]
assert match_quotes([(10, 105)], [(9, 100), (8, 99)], 5) == None
assert match_quotes([(30, 7), (12, 6), (1, 5)], [(0, 4), (12, 2), (29, 9)], 1) == [(30, -2), (12, 4), (1, 1)]
assert match_quotes([(3, 5)], [], 10) == [(3, None)]
assert match_quotes([(6, 20), (7, 30)], [(6, 11), (7, 12)], 0) == [(6, 9), (7, 18)]
assert match_quotes([], [(1, 2)], 3) == []
