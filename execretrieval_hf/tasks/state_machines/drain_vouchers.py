"""What remains on each gift card after purchases that use the earliest cards first and are refused whole if short?

Keywords: spend several gift cards
Inputs: vouchers, a list of balances; purchases, a list of prices in order; all integers from 0; the result is a list as long as the cards
Requires: type(vouchers) is list and all(type(v) is int and v >= 0 for v in vouchers) and type(purchases) is list and all(type(p) is int and p >= 0 for p in purchases)
Topic: payment
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def drain_vouchers(vouchers, purchases):
    left = list(vouchers)
    for price in purchases:
        if price > sum(left):
            continue
        for place, balance in enumerate(left):
            part = min(balance, price)
            left[place] -= part
            price -= part
    return left


assert drain_vouchers([10, 20], [5, 7]) == [0, 18]
assert drain_vouchers([10, 20], [31, 30]) == [0, 0]
assert drain_vouchers([5, 0, 8], [14, 6, 8, 7]) == [0, 0, 0]
assert drain_vouchers([3, 4, 5], [2]) == [1, 4, 5]
assert drain_vouchers([], [0, 1]) == []
assert drain_vouchers([9], []) == [9]
assert drain_vouchers([2, 2, 2], [3, 4, 1]) == [0, 0, 2]
assert drain_vouchers([7, 1], [8, 1, 0]) == [0, 0]
