"""On a month's calendar sheet starting weeks on a given weekday, which (row, column), both from 1, holds a date?

Keywords: calendar month grid cell
Inputs: day, a YYYY-MM-DD string; first_weekday, with which the rows begin, 0 for Monday to 6 for Sunday
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day) and type(first_weekday) is int and 0 <= first_weekday <= 6
Topic: calendar positions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def planner_cell(day, first_weekday):
    year, month, number = map(int, day.split("-"))
    lead = (date(year, month, 1).weekday() - first_weekday) % 7
    row, column = divmod(lead + number - 1, 7)
    return row + 1, column + 1


assert planner_cell("2024-03-01", 0) == (1, 5)
assert planner_cell("2024-03-01", 6) == (1, 6)
assert planner_cell("2024-03-04", 0) == (2, 1)
assert planner_cell("2024-03-03", 0) == (1, 7)
assert planner_cell("2024-03-31", 6) == (6, 1)
assert planner_cell("2023-02-28", 2) == (4, 7)
assert planner_cell("2024-12-31", 3) == (5, 6)
assert planner_cell("2021-08-30", 0) == (6, 1)
