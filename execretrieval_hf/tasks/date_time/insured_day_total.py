"""How many days of a year are covered by at least one insurance period, first and last days included?

Keywords: days covered by overlapping periods
Inputs: spans, a list of (first, last) pairs of YYYY-MM-DD strings in any order, which may overlap; year, an integer
Requires: type(spans) is list and all(type(s) is tuple and len(s) == 2 and s[0] <= s[1] and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in s) for s in spans) and type(year) is int and 2000 <= year <= 2099
Topic: intervals
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def insured_day_total(spans, year):
    covered = 0
    cursor = date(year, 1, 1)
    year_end = date(year, 12, 31)
    for first, last in sorted(spans):
        begin = max(date.fromisoformat(first), cursor)
        finish = min(date.fromisoformat(last), year_end)
        if begin <= finish:
            covered += (finish - begin).days + 1
            cursor = finish + timedelta(days=1)
    return covered


assert insured_day_total([("2024-03-01", "2024-03-10")], 2024) == 10
assert insured_day_total([("2024-03-05", "2024-03-12"), ("2024-03-01", "2024-03-06")], 2024) == 12
assert insured_day_total([("2023-12-25", "2024-01-03")], 2024) == 3
assert insured_day_total([("2023-12-25", "2024-01-03")], 2023) == 7
assert insured_day_total([("2024-02-01", "2024-02-29"), ("2024-02-10", "2024-02-12"), ("2024-02-20", "2024-03-02")], 2024) == 31
assert insured_day_total([("2022-05-01", "2025-05-01"), ("2024-05-05", "2024-06-06")], 2024) == 366
assert insured_day_total([("2022-05-01", "2022-06-01"), ("2025-01-01", "2025-01-02")], 2024) == 0
assert insured_day_total([("2024-07-01", "2024-07-01"), ("2024-07-03", "2024-07-04")], 2024) == 3
assert insured_day_total([("2024-07-01", "2024-07-04"), ("2024-07-05", "2024-07-05"), ("2024-12-31", "2025-02-01")], 2024) == 6
