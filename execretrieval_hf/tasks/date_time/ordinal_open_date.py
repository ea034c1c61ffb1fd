"""Find the nth working day of a month as YYYY-MM-DD, where a negative number counts from the end, -1 being the
last. Working days are Monday to Friday without the holidays; None if there is no such day.

Keywords: nth business day of month
Inputs: year, month and nth, integers, nth not 0; holidays, a list of YYYY-MM-DD strings
Requires: type(year) is int and 2000 <= year <= 2099 and type(month) is int and 1 <= month <= 12 and type(nth) is int and nth != 0 and type(holidays) is list and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", h) and datetime.date.fromisoformat(h) for h in holidays)
Topic: business days
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from calendar import monthrange
from datetime import date


def ordinal_open_date(year, month, nth, holidays):
    length = monthrange(year, month)[1]
    open_dates = []
    for number in range(1, length + 1):
        day = date(year, month, number)
        if day.weekday() < 5 and day.isoformat() not in holidays:
            open_dates.append(day.isoformat())
    if abs(nth) > len(open_dates):
        return None
    if nth > 0:
        return open_dates[nth - 1]
    return open_dates[nth]


assert ordinal_open_date(2024, 3, 1, []) == "2024-03-01"
assert ordinal_open_date(2024, 3, 2, []) == "2024-03-04"
assert ordinal_open_date(2024, 3, -1, []) == "2024-03-29"
assert ordinal_open_date(2024, 2, 21, []) == "2024-02-29"
assert ordinal_open_date(2024, 2, 22, []) == None
assert ordinal_open_date(2024, 2, -21, []) == "2024-02-01"
assert ordinal_open_date(2024, 12, -3, ["2024-12-25", "2024-12-26", "2024-12-31"]) == "2024-12-24"
assert ordinal_open_date(2024, 2, -22, []) == None
assert ordinal_open_date(2024, 5, 7, ["2024-05-01"]) == "2024-05-10"
