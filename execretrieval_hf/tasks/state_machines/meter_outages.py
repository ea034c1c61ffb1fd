"""A prepaid power meter is connected at first. Each day (top-up, use) the top-up is added, which connects a
cut-off meter if the balance is then at least the restart amount. Only while connected the day's use is taken,
and a balance then below minus the credit limit cuts it off from the next day on. Give the final balance and the
number of days cut off.

Keywords: prepaid electricity meter cutoff
Inputs: balance, the integer at the start; days, a list of pairs (top-up, use), integers from 0; credit and restart, the two limits, integers from 0; the result is a pair
Requires: type(balance) is int and type(days) is list and all(type(d) is tuple and len(d) == 2 and type(d[0]) is int and d[0] >= 0 and type(d[1]) is int and d[1] >= 0 for d in days) and type(credit) is int and credit >= 0 and type(restart) is int and restart >= 0
Topic: payment
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def meter_outages(balance, days, credit, restart):
    connected = True
    dark = 0
    for paid, used in days:
        balance += paid
        if balance >= restart:
            connected = True
        if not connected:
            dark += 1
            continue
        balance -= used
        if balance < -credit:
            connected = False
    return balance, dark


assert meter_outages(10, [(0, 8), (0, 4), (0, 3)], 5, 1) == (-5, 0)
assert meter_outages(10, [(0, 16), (0, 4), (8, 3), (0, 9)], 5, 2) == (-10, 1)
assert meter_outages(0, [(0, 1), (0, 1), (5, 1), (1, 1)], 0, 5) == (4, 2)
assert meter_outages(3, [(0, 9), (5, 2), (1, 2), (2, 2)], 2, 3) == (2, 3)
assert meter_outages(-4, [(0, 2), (1, 1)], 6, 9) == (-6, 0)
assert meter_outages(7, [], 1, 1) == (7, 0)
assert meter_outages(2, [(0, 4), (0, 5), (9, 1)], 1, 8) == (7, 2)
assert meter_outages(1, [(0, 1), (0, 1), (0, 1)], 0, 4) == (-1, 1)
