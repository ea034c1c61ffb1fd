"""On what day is a month's tax due: the tenth two months later, or the Monday after at weekends?

Keywords: monthly tax return due date
Inputs: month, a YYYY-MM string; the result is YYYY-MM-DD
Requires: re.fullmatch(r"(18|19|20)[0-9]{2}-(0[1-9]|1[0-2])", month)
Topic: fiscal periods
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def levy_deadline(month):
    year, number = int(month[:4]), int(month[5:]) + 2
    if number > 12:
        year += 1
        number -= 12
    due = date(year, number, 10)
    if due.weekday() > 4:
        due += timedelta(days=7 - due.weekday())
    return due.isoformat()


assert levy_deadline("2024-03") == "2024-05-10"
assert levy_deadline("2024-05") == "2024-07-10"
assert levy_deadline("2023-12") == "2024-02-12"
assert levy_deadline("2023-11") == "2024-01-10"
assert levy_deadline("2024-10") == "2024-12-10"
assert levy_deadline("2024-06") == "2024-08-12"
assert levy_deadline("2024-07") == "2024-09-10"
assert levy_deadline("2025-06") == "2025-08-11"
assert levy_deadline("2021-02") == "2021-04-12"
