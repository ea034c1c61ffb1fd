"""What is remaining stock worth, pricing by the latest (pieces, price) purchases first and any excess at the
oldest price?

Keywords: value stock by last purchases
Inputs: left, the number of pieces in stock; purchases, a list of pairs of pieces and price, oldest first, at least one
Requires: type(left) is int and left >= 0 and type(purchases) is list and len(purchases) > 0 and all(type(n) is int and n >= 1 and type(p) is int and p >= 0 for n, p in purchases)
Topic: inventories
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def newest_cost_value(left, purchases):
    worth = 0
    for pieces, price in reversed(purchases):
        counted = min(pieces, left)
        worth += counted * price
        left -= counted
    return worth + left * purchases[0][1]


assert newest_cost_value(5, [(10, 2), (3, 7)]) == 25
assert newest_cost_value(3, [(10, 2), (3, 7)]) == 21
assert newest_cost_value(2, [(10, 2), (3, 7)]) == 14
assert newest_cost_value(0, [(4, 6)]) == 0
assert newest_cost_value(12, [(4, 5)]) == 60
assert newest_cost_value(9, [(2, 10), (3, 20), (2, 30)]) == 160
assert newest_cost_value(6, [(2, 10), (3, 20), (2, 31)]) == 132
assert newest_cost_value(1, [(5, 0)]) == 0
assert newest_cost_value(1, [(5, 0), (1, 8), (1, 9)]) == 9
