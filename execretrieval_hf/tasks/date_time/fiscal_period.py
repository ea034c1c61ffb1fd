"""Place a day written YYYY-MM-DD in a financial year that begins on the first of a given month, as a tuple of
year, quarter from 1 and month of that quarter from 1. A financial year is named after the calendar year in
which it ends; a starting month outside 1 to 12 gives None.

Keywords: date to financial year quarter
Inputs: day, a YYYY-MM-DD string; start_month, an integer
Requires: type(day) is str and str(datetime.date.fromisoformat(day)) == day and "1900" < day < "2100" and type(start_month) is int
Topic: fiscal periods
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fiscal_period(day, start_month):
    if start_month < 1 or start_month > 12:
        return None
    year = int(day[:4])
    month = int(day[5:7])
    if start_month > 1 and month >= start_month:
        year += 1
    quarter, place = divmod((month - start_month) % 12, 3)
    return year, quarter + 1, place + 1


assert fiscal_period("2024-03-09", 4) == (2024, 4, 3)
assert fiscal_period("2024-04-01", 4) == (2025, 1, 1)
assert fiscal_period("2024-05-20", 1) == (2024, 2, 2)
assert fiscal_period("2024-05-20", 13) == None
assert fiscal_period("2023-12-31", 12) == (2024, 1, 1)
assert fiscal_period("2024-01-15", 0) == None
assert fiscal_period("2021-01-01", 10) == (2021, 2, 1)
assert fiscal_period("2019-09-30", 2) == (2020, 3, 2)
assert fiscal_period("2022-11-02", 1) == (2022, 4, 2)
assert fiscal_period("2018-01-31", 2) == (2018, 4, 3)
