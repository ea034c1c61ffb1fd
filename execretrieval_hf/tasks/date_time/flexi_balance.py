"""Flexitime grows by the worked minutes, at most 600, less a target, which is 0 at weekends and 60 lower on Fridays; a sick
day, None, changes nothing. Before the first entry of another month, a balance above the cap is cut to it. We need
the final balance and the minutes lost by cuts, as a pair.

Keywords: flexitime balance with cap
Inputs: entries, a list of (YYYY-MM-DD string, minutes or None) pairs with ascending dates, the minutes not negative; target, an integer of at least 60; cap, a non-negative integer
Requires: type(entries) is list and all(type(e) is tuple and len(e) == 2 and re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", e[0]) and datetime.date.fromisoformat(e[0]) and (e[1] is None or type(e[1]) is int and e[1] >= 0) for e in entries) and [e[0] for e in entries] == sorted({e[0] for e in entries}) and type(target) is int and target >= 60 and type(cap) is int and cap >= 0
Topic: working hours
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def flexi_balance(entries, target, cap):
    balance = 0
    lost = 0
    month = ""
    for text, worked in entries:
        if text[:7] != month and balance > cap:
            lost += balance - cap
            balance = cap
        month = text[:7]
        if worked is None:
            continue
        weekday = date.fromisoformat(text).weekday()
        expected = target
        if weekday == 4:
            expected -= 60
        elif weekday > 4:
            expected = 0
        if worked > 600:
            worked = 600
        balance += worked - expected
    return balance, lost


assert flexi_balance([("2024-03-04", 500), ("2024-03-05", 470)], 480, 100) == (10, 0)
assert flexi_balance([("2024-03-08", 430), ("2024-03-09", 30)], 480, 100) == (40, 0)
assert flexi_balance([("2024-03-07", 601), ("2024-03-11", 480)], 480, 100) == (120, 0)
assert flexi_balance([("2024-03-28", 600), ("2024-04-02", 470)], 480, 100) == (90, 20)
assert flexi_balance([("2024-03-27", 580), ("2024-03-30", 5), ("2024-04-01", None), ("2024-04-02", 481)], 480, 104) == (105, 1)
assert flexi_balance([("2024-03-04", None), ("2024-03-10", 15), ("2024-03-12", 400)], 480, 0) == (-65, 0)
assert flexi_balance([], 480, 60) == (0, 0)
assert flexi_balance([("2024-01-31", 530), ("2024-02-01", 560), ("2024-03-01", 0)], 480, 40) == (-380, 90)
