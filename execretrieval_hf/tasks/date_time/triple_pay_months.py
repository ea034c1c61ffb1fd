"""List ascending the months (1 to 12) of a year with three paychecks, paid every 14 days, given any payday

Keywords: three paycheck months biweekly
Inputs: payday, the YYYY-MM-DD string of any payday, before, in or after that year; year, an integer
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", payday) and datetime.date.fromisoformat(payday) and type(year) is int and 2000 <= year <= 2099
Topic: recurring dates
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter
from datetime import date, timedelta


def triple_pay_months(payday, year):
    day = date(year, 1, 1)
    day += timedelta(days=(date.fromisoformat(payday) - day).days % 14)
    counts = Counter()
    while day.year == year:
        counts[day.month] += 1
        day += timedelta(days=14)
    return [month for month in sorted(counts) if counts[month] == 3]


assert triple_pay_months("2024-01-05", 2024) == [3, 8]
assert triple_pay_months("2024-01-12", 2024) == [5, 11]
assert triple_pay_months("2024-01-01", 2024) == [1, 7, 12]
assert triple_pay_months("2023-01-02", 2023) == [1, 7]
assert triple_pay_months("2024-01-02", 2024) == [1, 7, 12]
assert triple_pay_months("2024-12-27", 2025) == [5, 10]
assert triple_pay_months("2026-02-02", 2025) == [3, 9]
assert triple_pay_months("2025-06-13", 2025) == [5, 10]
assert triple_pay_months("2023-12-21", 2024) == [2, 8]
