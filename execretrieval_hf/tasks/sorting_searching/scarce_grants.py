"""Our branches often order more of a part than there is. In the order of the list everyone gets what it ordered,
though no more than a base quantity, as long as the stock lasts. What is left is handed out one by one, round
after round in the same order, to those who still lack something. We want the quantity for every branch and what
then remains, as a pair.

Keywords: allocate short stock to branches
Inputs: orders, a list of integers from 0; stock and base, integers from 0
Requires: type(orders) is list and all(type(n) is int and 0 <= n < 1000 for n in orders) and type(stock) is int and 0 <= stock < 10000 and type(base) is int and base >= 0
Topic: selection under limits
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def scarce_grants(orders, stock, base):
    grants = []
    for order in orders:
        grant = min(order, base, stock)
        grants.append(grant)
        stock -= grant
    while stock > 0 and sum(grants) < sum(orders):
        for spot, order in enumerate(orders):
            if stock > 0 and grants[spot] < order:
                grants[spot] += 1
                stock -= 1
    return grants, stock


assert scarce_grants([], 4, 2) == ([], 4)
assert scarce_grants([3], 2, 5) == ([2], 0)
assert scarce_grants([5, 1], 9, 2) == ([5, 1], 3)
assert scarce_grants([5, 1], 6, 2) == ([5, 1], 0)
assert scarce_grants([4, 4], 5, 2) == ([3, 2], 0)
assert scarce_grants([4, 4], 3, 2) == ([2, 1], 0)
assert scarce_grants([6, 3, 6], 11, 2) == ([4, 3, 4], 0)
assert scarce_grants([0, 2, 5], 3, 0) == ([0, 2, 1], 0)
assert scarce_grants([7, 1, 7], 12, 3) == ([6, 1, 5], 0)
assert scarce_grants([2, 8, 3], 10, 4) == ([2, 5, 3], 0)
