"""The interest of a loan is spread over its months like this: with twelve months the first bears twelve parts,
the second eleven and the last one part. How much of it does a customer save who repays everything at the end
of a given month? Round down, give None for savings under a minimum, and lower others by a fee, to 0 at the
worst.

Keywords: rule of 78 early repayment
Inputs: interest, a non-negative integer; months, the duration; paid, the month from 0 on at whose end all is repaid, possibly after the duration; terms, a pair (minimum, fee)
Requires: type(interest) is int and interest >= 0 and type(months) is int and months >= 1 and type(paid) is int and paid >= 0 and type(terms) is tuple and len(terms) == 2 and all(type(t) is int and t >= 0 for t in terms)
Topic: finance
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def interest_saved(interest, months, paid, terms):
    minimum, fee = terms
    left = max(months - paid, 0)
    saved = interest * left * (left + 1) // (months * (months + 1))
    if saved < minimum:
        return None
    return max(saved - fee, 0)


assert interest_saved(10, 6, 1, (1, 0)) == 7
assert interest_saved(7800, 12, 10, (0, 50)) == 250
assert interest_saved(7800, 12, 0, (9, 100)) == 7700
assert interest_saved(7800, 12, 12, (1, 0)) == None
assert interest_saved(7800, 12, 15, (0, 0)) == 0
assert interest_saved(7800, 12, 11, (100, 10)) == 90
assert interest_saved(200, 4, 3, (20, 5)) == 15
assert interest_saved(200, 4, 3, (21, 5)) == None
assert interest_saved(100, 3, 1, (0, 9)) == 41
assert interest_saved(10, 6, 4, (0, 5)) == 0
