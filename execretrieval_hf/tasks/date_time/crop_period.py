"""Farm reports divide every month into three parts: days 1 to 10, days 11 to 20, and the rest. Give a pair: the
number of the part in which a day lies, counted through the year from 1 to 36, and the number of days that the
part still has after that day.

Keywords: dekad of the year
Inputs: day, a YYYY-MM-DD string
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day)
Topic: calendar positions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from calendar import monthrange


def crop_period(day):
    year, month, number = map(int, day.split("-"))
    part = min((number - 1) // 10, 2)
    closing = part * 10 + 10
    if part == 2:
        closing = monthrange(year, month)[1]
    return month * 3 + part - 2, closing - number


assert crop_period("2024-01-01") == (1, 9)
assert crop_period("2024-01-10") == (1, 0)
assert crop_period("2024-01-11") == (2, 9)
assert crop_period("2024-02-21") == (6, 8)
assert crop_period("2023-02-28") == (6, 0)
assert crop_period("2024-05-30") == (15, 1)
assert crop_period("2024-12-31") == (36, 0)
assert crop_period("2024-09-20") == (26, 0)
