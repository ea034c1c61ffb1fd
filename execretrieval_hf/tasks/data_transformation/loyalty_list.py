"""Bookings (customer, kind, cents) come in time order. A "sale" adds to the customer's balance, a "refund" no
larger than the balance lowers it; all others are rejected. Give a pair: the customers with a positive balance as
(customer, balance, bonus), highest balance first, then by name, and the number of rejected bookings. The bonus
is a percentage, rounded down, of balances from the threshold, else 0.

Keywords: customer totals with refunds and bonus
Inputs: bookings, a list of (string, string, integer from 1) tuples; threshold and percent, integers from 0
Requires: type(bookings) is list and all(type(b) is tuple and len(b) == 3 and type(b[0]) is str and type(b[1]) is str and type(b[2]) is int and b[2] >= 1 for b in bookings) and type(threshold) is int and threshold >= 0 and type(percent) is int and percent >= 0
Topic: aggregation
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def loyalty_list(bookings, threshold, percent):
    balances = {}
    rejected = 0
    for customer, kind, cents in bookings:
        balance = balances.get(customer, 0)
        if kind == "sale":
            balances[customer] = balance + cents
        elif kind == "refund" and cents <= balance:
            balances[customer] = balance - cents
        else:
            rejected += 1
    ranking = []
    for customer, balance in balances.items():
        if balance == 0:
            continue
        bonus = 0
        if balance >= threshold:
            bonus = balance * percent // 100
        ranking.append((customer, balance, bonus))
    ranking.sort(key=lambda line: (-line[1], line[0]))
    return (ranking, rejected)


assert loyalty_list([("Bo", "sale", 500), ("Al", "sale", 999), ("Al", "sale", 1)], 1000, 5) == ([("Al", 1000, 50), ("Bo", 500, 0)], 0)
assert loyalty_list([("Bo", "sale", 500), ("Bo", "refund", 500), ("Cy", "sale", 1)], 0, 99) == ([("Cy", 1, 0)], 0)
assert loyalty_list([("Bo", "refund", 5), ("Bo", "sale", 4), ("Bo", "refund", 5), ("Bo", "gift", 9)], 9, 10) == ([("Bo", 4, 0)], 3)
assert loyalty_list([("Bo", "sale", 10), ("Al", "sale", 20), ("Cy", "sale", 50)], 0, 0) == ([("Cy", 50, 0), ("Al", 20, 0), ("Bo", 10, 0)], 0)
assert loyalty_list([], 0, 10) == ([], 0)
assert loyalty_list([("Di", "sale", 30), ("Al", "sale", 30), ("Ed", "sale", 29), ("Ed", "Sale", 8)], 30, 10) == ([("Al", 30, 3), ("Di", 30, 3), ("Ed", 29, 0)], 1)
assert loyalty_list([("Cy", "sale", 80), ("Cy", "refund", 30), ("Cy", "refund", 51), ("Al", "refund", 1)], 50, 25) == ([("Cy", 50, 12)], 2)
assert loyalty_list([("Al", "sale", 70), ("Al", "void", 50)], 71, 1) == ([("Al", 70, 0)], 1)
assert loyalty_list([("Al", "sale", 199), ("Bo", "sale", 200), ("Bo", "refund", 1), ("Al", "refund", 198)], 0, 101) == ([("Bo", 199, 200), ("Al", 1, 1)], 0)
