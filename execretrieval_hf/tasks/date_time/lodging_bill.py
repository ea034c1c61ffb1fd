"""Total the price of a hotel stay, whose nights are the dates from arrival up to but not including departure. A night
costs the base price unless a season, both ends included, covers it; the last listed such season counts. Friday and
Saturday nights cost 10 more, and from 7 nights on the cheapest night is free.

Keywords: hotel seasonal night prices
Inputs: arrival and departure, YYYY-MM-DD strings; base, an integer price; seasons, a list of (first, last, price) triples, two YYYY-MM-DD strings and an integer
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", arrival) and datetime.date.fromisoformat(arrival) and re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", departure) and datetime.date.fromisoformat(departure) and arrival < departure and type(base) is int and base > 0 and type(seasons) is list and all(type(s) is tuple and len(s) == 3 and s[0] <= s[1] and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in s[:2]) and type(s[2]) is int and s[2] > 0 for s in seasons)
Topic: intervals
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def lodging_bill(arrival, departure, base, seasons):
    night = date.fromisoformat(arrival)
    prices = []
    while night.isoformat() < departure:
        price = base
        for first, last, special in seasons:
            if first <= night.isoformat() <= last:
                price = special
        if night.weekday() in (4, 5):
            price += 10
        prices.append(price)
        night += timedelta(days=1)
    total = sum(prices)
    if len(prices) >= 7:
        total -= min(prices)
    return total


assert lodging_bill("2024-03-04", "2024-03-06", 80, []) == 160
assert lodging_bill("2024-03-07", "2024-03-11", 80, []) == 340
assert lodging_bill("2024-03-03", "2024-03-09", 50, [("2024-03-05", "2024-03-06", 30)]) == 270
assert lodging_bill("2024-03-03", "2024-03-10", 50, [("2024-03-05", "2024-03-05", 30)]) == 320
assert lodging_bill("2024-03-05", "2024-03-08", 40, [("2024-03-01", "2024-03-06", 70), ("2024-03-06", "2024-03-31", 60)]) == 190
assert lodging_bill("2024-03-05", "2024-03-08", 40, [("2024-03-06", "2024-03-31", 60), ("2024-03-01", "2024-03-06", 70)]) == 200
assert lodging_bill("2024-02-28", "2024-03-01", 25, [("2024-02-29", "2024-02-29", 90)]) == 115
assert lodging_bill("2024-06-01", "2024-06-02", 20, [("2024-06-02", "2024-06-30", 99)]) == 30
