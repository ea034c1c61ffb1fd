"""A chain closes its books on that Saturday, or another weekday, which is nearest to 31 January, and begins its
next business year the day after. For the business year that begins in a calendar year give the first day, the
last day and the number of weeks.

Keywords: 53 week year nearest saturday
Inputs: year, an integer; weekday, the day of closing from 0 for Monday to 6; the result is a triple with days as YYYY-MM-DD
Requires: type(year) is int and 1950 <= year <= 2090 and type(weekday) is int and 0 <= weekday <= 6
Topic: fiscal periods
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def book_closing_span(year, weekday):
    closings = []
    for current in (year, year + 1):
        day = date(current, 1, 31)
        ahead = (weekday - day.weekday()) % 7
        if ahead > 3:
            ahead -= 7
        closings.append(day + timedelta(days=ahead))
    first = closings[0] + timedelta(days=1)
    weeks = (closings[1] - closings[0]).days // 7
    return first.isoformat(), closings[1].isoformat(), weeks


assert book_closing_span(2023, 5) == ("2023-01-29", "2024-02-03", 53)
assert book_closing_span(2024, 5) == ("2024-02-04", "2025-02-01", 52)
assert book_closing_span(2022, 5) == ("2022-01-30", "2023-01-28", 52)
assert book_closing_span(2024, 2) == ("2024-02-01", "2025-01-29", 52)
assert book_closing_span(2024, 6) == ("2024-01-29", "2025-02-02", 53)
assert book_closing_span(2024, 3) == ("2024-02-02", "2025-01-30", 52)
assert book_closing_span(2019, 0) == ("2019-01-29", "2020-02-03", 53)
assert book_closing_span(2020, 4) == ("2020-02-01", "2021-01-29", 52)
assert book_closing_span(2021, 5) == ("2021-01-31", "2022-01-29", 52)
