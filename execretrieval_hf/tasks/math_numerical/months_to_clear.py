"""I owe a sum in cents. Every month interest at a monthly rate in hundredths of a percent, rounded to whole
cents with halves going up, is added before a fixed instalment comes off. I need a tuple of the number of
months until it is paid off and the last instalment, which is just what is still owed, or None if it takes
more months than a limit.

Keywords: loan payoff schedule final payment
Inputs: debt, the cents owed, basis_points, the rate, payment, the instalment in cents, and limit, integers, debt and payment from 1, the others from 0
Requires: all(type(v) is int and v >= 1 for v in (debt, payment)) and all(type(v) is int and v >= 0 for v in (basis_points, limit)) and limit <= 10000
Topic: finance
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def months_to_clear(debt, basis_points, payment, limit):
    for month in range(1, limit + 1):
        debt += (debt * basis_points + 5000) // 10000
        if debt <= payment:
            return month, debt
        debt -= payment
    return None


assert months_to_clear(1, 0, 300, 12) == (1, 1)
assert months_to_clear(1000, 0, 250, 4) == (4, 250)
assert months_to_clear(1000, 0, 250, 3) == None
assert months_to_clear(4999, 1, 5000, 5) == (1, 4999)
assert months_to_clear(150, 100, 152, 9) == (1, 152)
assert months_to_clear(149, 100, 100, 9) == (2, 51)
assert months_to_clear(20000, 150, 300, 60) == None
assert months_to_clear(50000, 125, 12000, 24) == (5, 3686)
assert months_to_clear(2, 0, 1, 3) == (2, 1)
