"""Of all prices named in sell offers and buy bids, each (price, quantity), find the lowest at which the quantity
offered at that price or less is no smaller than the quantity bid at that price or more. Give it with the
latter quantity, or None if no price will do.

Keywords: auction clearing price supply demand
Inputs: offers and bids, lists of (price, quantity) pairs of integers, the quantities positive
Requires: type(offers) is list and type(bids) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is int and type(p[1]) is int and p[1] > 0 for p in offers + bids)
Topic: binary search
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def market_balance(offers, bids):
    prices = sorted({price for price, _ in offers + bids})
    low = 0
    high = len(prices)
    traded = 0
    while low < high:
        middle = (low + high) // 2
        supply = sum(amount for price, amount in offers if price <= prices[middle])
        demand = sum(amount for price, amount in bids if price >= prices[middle])
        if supply >= demand:
            high = middle
            traded = demand
        else:
            low = middle + 1
    if low == len(prices):
        return None
    return prices[low], traded


assert market_balance([], []) == None
assert market_balance([], [(1, 1)]) == None
assert market_balance([(4, 3)], []) == (4, 0)
assert market_balance([(10, 5), (12, 5)], [(12, 5), (10, 5)]) == (12, 5)
assert market_balance([(10, 5), (12, 5)], [(11, 5), (12, 6)]) == (12, 6)
assert market_balance([(10, 5), (12, 5)], [(11, 5), (12, 5)]) == (12, 5)
assert market_balance([(1, 2), (2, 2), (3, 2), (4, 2)], [(4, 1), (3, 2), (2, 4)]) == (3, 3)
assert market_balance([(7, 1)], [(5, 9)]) == (7, 0)
assert market_balance([(3, 4), (6, 3)], [(6, 7), (5, 1)]) == (6, 7)
assert market_balance([(2, 6), (8, 9)], [(5, 7), (8, 1)]) == (8, 1)
