"""What sum and stamps result if paid drinks stamp my n-place card, which, full, buys one up to some price?

Keywords: stamp card free drink
Inputs: prices, a list of integers in the order bought; n, an integer from 1; top, the highest price that a full card covers; buying a drink empties the card, and a dearer one bought with a full card is paid and adds no stamp; the result is a pair
Requires: type(prices) is list and all(type(p) is int and p >= 0 for p in prices) and type(n) is int and n >= 1 and type(top) is int and top >= 0
Topic: payment
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stamped_bill(prices, n, top):
    paid = 0
    stamps = 0
    for price in prices:
        if stamps < n:
            paid += price
            stamps += 1
        elif price <= top:
            stamps = 0
        else:
            paid += price
    return paid, stamps


assert stamped_bill([3, 3, 3, 4], 2, 3) == (10, 1)
assert stamped_bill([2, 2, 5, 2], 2, 4) == (9, 0)
assert stamped_bill([1, 2, 3], 3, 5) == (6, 3)
assert stamped_bill([4, 4, 4, 4, 4], 1, 4) == (12, 1)
assert stamped_bill([4, 5, 6], 1, 3) == (15, 1)
assert stamped_bill([], 2, 2) == (0, 0)
assert stamped_bill([9, 1, 2, 8, 3, 7], 2, 2) == (28, 2)
assert stamped_bill([0, 0, 6, 0], 2, 0) == (6, 0)
