"""Bills (days, cents) for electricity follow each other without a gap. Spread each one over its days equally,
cents left over going one each to its earliest days. Then add up every so many days, counted from the first
bill's start; fewer days left at the end also get their sum. List the sums.

Keywords: redistribute electricity bills
Inputs: bills, a list of (integer of at least 1, integer from 0) tuples; length, an integer of at least 1
Requires: type(bills) is list and all(type(b) is tuple and len(b) == 2 and all(type(n) is int for n in b) and 1 <= b[0] <= 1000 and b[1] >= 0 for b in bills) and type(length) is int and length >= 1
Topic: resampling
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rebill_periods(bills, length):
    daily = []
    for days, cents in bills:
        share, odd = divmod(cents, days)
        for day in range(days):
            if day < odd:
                daily.append(share + 1)
            else:
                daily.append(share)
    return [sum(daily[start:start + length]) for start in range(0, len(daily), length)]


assert rebill_periods([(3, 30), (3, 60)], 2) == [20, 30, 40]
assert rebill_periods([(4, 10)], 2) == [6, 4]
assert rebill_periods([(4, 11)], 3) == [9, 2]
assert rebill_periods([(2, 5), (3, 7)], 4) == [10, 2]
assert rebill_periods([], 7) == []
assert rebill_periods([(5, 3)], 1) == [1, 1, 1, 0, 0]
assert rebill_periods([(1, 8), (2, 1)], 1) == [8, 1, 0]
assert rebill_periods([(10, 99), (4, 0)], 7) == [70, 29]
