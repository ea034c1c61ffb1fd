"""My tax return needs what I made with one fund. Sales always come from the oldest shares still held. A gain on
a share held more than a given number of days is tax free; losses on it, and gains and losses on others, are
taxable. I need the sum of the taxable ones, possibly negative, and the sum of the free ones, but None if more
shares were sold than held.

Keywords: first in first out capital gains
Inputs: trades, a list of triples (day, shares bought or, if negative, sold, price of a share) in order of time; hold, the number of days; the result is a pair
Requires: type(trades) is list and all(type(t) is tuple and len(t) == 3 and all(type(v) is int for v in t) and t[2] >= 0 for t in trades) and all(a[0] <= b[0] for a, b in zip(trades, trades[1:])) and type(hold) is int and hold >= 0
Topic: finance
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fund_result(trades, hold):
    lots = []
    taxable, free = 0, 0
    for day, shares, price in trades:
        if shares > 0:
            lots.append([day, shares, price])
        while shares < 0:
            if not lots:
                return None
            bought, held, cost = lots[0]
            sold = min(held, -shares)
            gain = sold * (price - cost)
            if gain > 0 and day - bought > hold:
                free += gain
            else:
                taxable += gain
            shares += sold
            lots[0][1] -= sold
            if lots[0][1] == 0:
                lots.pop(0)
    return taxable, free


assert fund_result([(1, 10, 5), (40, -1, 6)], 30) == (0, 1)
assert fund_result([(1, 10, 5), (31, -4, 8)], 30) == (12, 0)
assert fund_result([(1, 10, 5), (40, -4, 3)], 30) == (-8, 0)
assert fund_result([(1, 2, 5), (9, 3, 6), (20, -4, 10)], 12) == (8, 10)
assert fund_result([(1, 2, 5), (9, -3, 6)], 3) == None
assert fund_result([(1, 2, 5), (2, -2, 9), (3, 1, 20), (30, -1, 23)], 10) == (8, 3)
assert fund_result([], 5) == (0, 0)
assert fund_result([(1, 5, 10), (2, -2, 12), (2, -3, 9)], 0) == (-3, 4)
assert fund_result([(1, 4, 6), (3, 4, 2), (9, -5, 4), (20, -3, 5)], 6) == (-6, 9)
assert fund_result([(3, -1, 9), (4, 5, 6)], 2) == None
