"""Sum daily amounts over complete Monday-to-Sunday weeks only, None where an amount is missing, given the first day's
weekday

Keywords: resample daily to calendar week
Inputs: amounts, a list of integers and None, one a day without gaps; weekday, that of the first day, 0 for Monday to 6 for Sunday
Requires: type(amounts) is list and all(a is None or type(a) is int for a in amounts) and type(weekday) is int and 0 <= weekday <= 6
Topic: aggregation
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def weekly_totals(amounts, weekday):
    totals = []
    start = (7 - weekday) % 7
    while start + 7 <= len(amounts):
        week = amounts[start:start + 7]
        if None in week:
            totals.append(None)
        else:
            totals.append(sum(week))
        start += 7
    return totals


assert weekly_totals([1, 2, 3, 4, 5, 6, 7, 8], 0) == [28]
assert weekly_totals([9, 9, 1, 1, 1, 1, 1, 1, 1, 9], 5) == [7]
assert weekly_totals([9, 1, 1, 1, 1, 1, 1, 2, 9], 6) == [8]
assert weekly_totals([5, 5, 5, 5, 5, 5], 0) == []
assert weekly_totals([1, 1, 1, None, 1, 1, 1, 4, 0, 0, 0, 0, 0, 0], 0) == [None, 4]
assert weekly_totals([None, 3, 3, 3, 3, 3, 3, 4], 6) == [22]
assert weekly_totals([8, 8, 8, 8, 8, 8, 1, 2, 3, 4, 5, 6, 7], 1) == [28]
assert weekly_totals([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 1) == []
assert weekly_totals([1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, -6], 0) == [1, 2, -3]
