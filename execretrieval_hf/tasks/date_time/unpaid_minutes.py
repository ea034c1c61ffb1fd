"""A parking meter adds a payment's minutes to the expiry, or to the present minute if later, but refuses one that
would leave more minutes than the limit. On arrival no paid time is left, and payments from departure on do not
count. The warden needs the minutes without paid time from arrival to departure and the number of refusals, as a
pair.

Keywords: parking meter overstay
Inputs: stay, the pair (arrival, departure); payments, a list of (minute, minutes bought) pairs in ascending order, none before arrival; limit, the most minutes that may be left; all integers
Requires: type(stay) is tuple and len(stay) == 2 and all(type(n) is int for n in stay) and stay[0] <= stay[1] and type(payments) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is int and type(p[1]) is int and p[0] >= stay[0] and p[1] > 0 for p in payments) and [p[0] for p in payments] == sorted(p[0] for p in payments) and type(limit) is int and limit > 0
Topic: durations
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unpaid_minutes(stay, payments, limit):
    expiry, departure = stay
    unpaid = 0
    refused = 0
    for minute, bought in payments:
        if minute >= departure:
            break
        if minute > expiry:
            unpaid += minute - expiry
            expiry = minute
        if expiry + bought > minute + limit:
            refused += 1
        else:
            expiry += bought
    if departure > expiry:
        unpaid += departure - expiry
    return unpaid, refused


assert unpaid_minutes((0, 60), [(0, 60)], 90) == (0, 0)
assert unpaid_minutes((0, 100), [(5, 30), (50, 30)], 90) == (40, 0)
assert unpaid_minutes((100, 200), [(100, 50), (120, 61), (120, 60)], 90) == (0, 1)
assert unpaid_minutes((100, 220), [(100, 50), (120, 60)], 90) == (10, 0)
assert unpaid_minutes((10, 40), [], 30) == (30, 0)
assert unpaid_minutes((0, 50), [(10, 91), (49, 1), (50, 200), (60, 5)], 90) == (49, 1)
assert unpaid_minutes((0, 30), [(0, 10), (5, 10), (9, 30)], 15) == (10, 1)
assert unpaid_minutes((0, 40), [(3, 16), (4, 15), (30, 20)], 15) == (25, 2)
assert unpaid_minutes((0, 18), [(16, 11), (17, 11)], 10) == (18, 2)
