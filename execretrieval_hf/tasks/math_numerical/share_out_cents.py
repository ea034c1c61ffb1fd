"""Divide a sum of money among partners in proportion to their stakes, as a list in the order of the stakes. Each
gets the exact portion in cents rounded down, then the cents left over go one each to those whose portions
lost the largest fractions, the earlier partner first if equal; None if the stakes add up to 0.

Keywords: largest remainder proportional money split
Inputs: total, the sum in cents, an integer from 0; weights, the stakes, a list of integers from 0
Requires: type(total) is int and total >= 0 and type(weights) is list and all(type(w) is int and w >= 0 for w in weights)
Topic: rounding and money
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def share_out_cents(total, weights):
    whole = sum(weights)
    if whole < 1:
        return None
    shares = [total * weight // whole for weight in weights]
    losses = [total * weight % whole for weight in weights]
    ranking = sorted(range(len(weights)), key=lambda place: (-losses[place], place))
    spare = total - sum(shares)
    for place in ranking[:spare]:
        shares[place] += 1
    return shares


assert share_out_cents(100, [1, 1, 1]) == [34, 33, 33]
assert share_out_cents(10, [3, 2, 1]) == [5, 3, 2]
assert share_out_cents(0, [4, 5]) == [0, 0]
assert share_out_cents(7, [0, 1]) == [0, 7]
assert share_out_cents(12, [0, 0]) == None
assert share_out_cents(11, [2, 6, 6, 6]) == [1, 4, 3, 3]
assert share_out_cents(999, [7, 50, 43, 21]) == [58, 413, 355, 173]
assert share_out_cents(5, [4, 4, 4, 1, 3]) == [1, 1, 1, 1, 1]
assert share_out_cents(9, []) == None
