"""List as YYYY-MM-DD the days on which a subscription falls due every so many months after its start, up to and
including an end day but without the start itself. Each keeps the start's day of the month, or is the last day
of a month too short for that; None if the end is before the start.

Keywords: recurring monthly billing days
Inputs: start and end, YYYY-MM-DD strings; step, a positive integer of months
Requires: type(start) is str and str(datetime.date.fromisoformat(start)) == start and "1900" < start < "2100" and type(step) is int and step >= 1 and type(end) is str and str(datetime.date.fromisoformat(end)) == end and "1900" < end < "2100"
Topic: recurring dates
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from calendar import monthrange


def renewal_dates(start, step, end):
    if end < start:
        return None
    year, month, day = map(int, start.split("-"))
    end_year, end_month, end_day = map(int, end.split("-"))
    span = (end_year - year) * 12 + end_month - month
    if end_day < min(day, monthrange(end_year, end_month)[1]):
        span -= 1
    due = []
    for passed in range(step, span + 1, step):
        index = month + passed - 1
        due_year = year + index // 12
        due_month = index % 12 + 1
        due_day = min(day, monthrange(due_year, due_month)[1])
        due.append(f"{due_year}-{due_month:02d}-{due_day:02d}")
    return due


assert renewal_dates("2024-01-31", 1, "2024-04-30") == ["2024-02-29", "2024-03-31", "2024-04-30"]
assert renewal_dates("2024-01-15", 1, "2024-03-14") == ["2024-02-15"]
assert renewal_dates("2023-08-09", 6, "2024-08-09") == ["2024-02-09", "2024-08-09"]
assert renewal_dates("2024-05-05", 2, "2024-05-04") == None
assert renewal_dates("2024-05-05", 2, "2024-05-05") == []
assert renewal_dates("2023-11-30", 1, "2024-01-29") == ["2023-12-30"]
assert renewal_dates("2023-02-28", 12, "2025-03-01") == ["2024-02-28", "2025-02-28"]
assert renewal_dates("2023-12-01", 3, "2024-09-30") == ["2024-03-01", "2024-06-01", "2024-09-01"]
assert renewal_dates("2024-06-20", 24, "2026-06-19") == []
