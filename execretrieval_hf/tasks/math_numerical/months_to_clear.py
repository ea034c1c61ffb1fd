"""How many monthly instalments pay off a debt in cents if each month interest at a monthly rate in
hundredths of a percent, rounded to whole cents with halves going up, is added before the fixed
instalment is taken off? I need a pair of the number of months and the last instalment, which is just
what is still owed, (0, 0) for a debt of 0 or less, and None if it takes more months than the limit.

Keywords: loan payoff schedule final payment
Inputs: debt, basis_points, payment and limit, all integers
Requires: all(type(v) is int for v in (debt, basis_points, payment, limit)) and min(basis_points, payment, limit) >= 0
Topic: finance
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def months_to_clear(debt, basis_points, payment, limit):
    if debt <= 0:
        return 0, 0
    for month in range(1, limit + 1):
        debt += (debt * basis_points + 5000) // 10000
        if debt <= payment:
            return month, debt
        debt -= payment
    return None


assert months_to_clear(1, 0, 300, 12) == (1, 1)
assert months_to_clear(1000, 0, 250, 4) == (4, 250)
assert months_to_clear(1000, 0, 250, 3) == None
assert months_to_clear(0, 150, 50, 6) == (0, 0)
assert months_to_clear(-80, 0, 50, 6) == (0, 0)
assert months_to_clear(4999, 1, 5000, 5) == (1, 4999)
assert months_to_clear(150, 100, 152, 9) == (1, 152)
assert months_to_clear(149, 100, 100, 9) == (2, 51)
assert months_to_clear(20000, 150, 300, 60) == None
assert months_to_clear(50000, 125, 12000, 24) == (5, 3686)
