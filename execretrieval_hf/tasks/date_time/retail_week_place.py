"""Shops divide the business year into quarters of three months, whose lengths in weeks are given, such as 4, 5
and 4. Place a week, counted through the year from 1, as (quarter, month 1 to 12, week within the month). Week
53 prolongs the last month; any week above it or below 1 gives None.

Keywords: retail calendar 4-5-4 week
Inputs: week, an integer; lengths, the tuple of the three lengths, positive integers with the sum 13
Requires: type(week) is int and -60 <= week <= 100 and type(lengths) is tuple and len(lengths) == 3 and all(type(n) is int and n >= 1 for n in lengths) and sum(lengths) == 13
Topic: fiscal periods
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def retail_week_place(week, lengths):
    if week < 1 or week > 53:
        return None
    if week == 53:
        return 4, 12, lengths[2] + 1
    quarter, rest = divmod(week - 1, 13)
    month = quarter * 3
    for length in lengths:
        month += 1
        if rest < length:
            break
        rest -= length
    return quarter + 1, month, rest + 1


assert retail_week_place(1, (4, 5, 4)) == (1, 1, 1)
assert retail_week_place(4, (4, 5, 4)) == (1, 1, 4)
assert retail_week_place(5, (4, 5, 4)) == (1, 2, 1)
assert retail_week_place(9, (4, 4, 5)) == (1, 3, 1)
assert retail_week_place(13, (5, 4, 4)) == (1, 3, 4)
assert retail_week_place(14, (4, 5, 4)) == (2, 4, 1)
assert retail_week_place(52, (4, 4, 5)) == (4, 12, 5)
assert retail_week_place(53, (4, 4, 5)) == (4, 12, 6)
assert retail_week_place(54, (4, 4, 5)) == None
assert retail_week_place(0, (4, 5, 4)) == None
