"""How many days since the last accident, or else the opening, and what was the longest such wait, today's
included?

Keywords: days since last accident record
Inputs: opened, the day of opening; accidents, a list of days in any order, not before opened or after today; today; all YYYY-MM-DD strings; the result is a pair of integers
Requires: re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", opened) and datetime.date.fromisoformat(opened) and type(accidents) is list and all(re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", t) and datetime.date.fromisoformat(t) and opened <= t <= today for t in accidents) and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", today) and datetime.date.fromisoformat(today) and opened <= today
Topic: streaks and gaps
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def accident_board(opened, accidents, today):
    record = 0
    last = date.fromisoformat(opened)
    for text in sorted(accidents):
        day = date.fromisoformat(text)
        record = max(record, (day - last).days)
        last = day
    current = (date.fromisoformat(today) - last).days
    return current, max(record, current)


assert accident_board("2024-01-01", [], "2024-01-31") == (30, 30)
assert accident_board("2024-01-01", ["2024-01-20"], "2024-01-31") == (11, 19)
assert accident_board("2024-01-01", ["2024-01-05"], "2024-01-31") == (26, 26)
assert accident_board("2024-01-01", ["2024-01-31"], "2024-01-31") == (0, 30)
assert accident_board("2024-01-01", ["2024-01-01"], "2024-01-08") == (7, 7)
assert accident_board("2024-01-01", ["2024-01-25", "2024-01-04"], "2024-01-31") == (6, 21)
assert accident_board("2024-01-01", ["2024-01-09", "2024-01-09", "2024-01-18"], "2024-01-27") == (9, 9)
assert accident_board("2024-05-05", [], "2024-05-05") == (0, 0)
assert accident_board("2023-12-20", ["2024-03-01", "2023-12-31", "2024-02-28"], "2024-03-03") == (2, 59)
