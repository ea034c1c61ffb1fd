"""What share count and total cost result from buying n off (price, shares) offers within my price limit, cheapest
first?

Keywords: limit order fill from order book
Inputs: offers, a list of pairs (price of a share, shares on offer) in any order; wanted, the number of shares to buy; limit, the highest price to be paid for a share; the result is a pair
Requires: type(offers) is list and all(type(o) is tuple and len(o) == 2 and all(type(v) is int and v >= 0 for v in o) for o in offers) and type(wanted) is int and type(limit) is int and min(wanted, limit) >= 0
Topic: finance
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def take_offers(offers, wanted, limit):
    bought, cost = 0, 0
    for price, available in sorted(offers):
        if price > limit:
            break
        taken = min(available, wanted - bought)
        bought += taken
        cost += taken * price
    return bought, cost


assert take_offers([(12, 5), (10, 4)], 6, 20) == (6, 64)
assert take_offers([(12, 5), (10, 4)], 6, 12) == (6, 64)
assert take_offers([(12, 5), (10, 4)], 6, 11) == (4, 40)
assert take_offers([(12, 5), (10, 4)], 20, 15) == (9, 100)
assert take_offers([(7, 3)], 3, 6) == (0, 0)
assert take_offers([], 5, 10) == (0, 0)
assert take_offers([(3, 1), (3, 2), (2, 0), (1, 1)], 3, 3) == (3, 7)
assert take_offers([(9, 10), (4, 10), (6, 10)], 15, 8) == (15, 70)
assert take_offers([(5, 8)], 1, 5) == (1, 5)
assert take_offers([(2, 2), (8, 2), (3, 2)], 5, 7) == (4, 10)
