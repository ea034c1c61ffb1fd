"""How many days in all was my filter overdue until today, if due every n days after each change?

Keywords: total overdue days between replacements
Inputs: installed, changes and today, YYYY-MM-DD strings, the changes a list in ascending order between the others; every, the number n, from 1
Requires: all(type(t) is str and re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", t) and datetime.date.fromisoformat(t) for t in [installed, *changes, today]) and type(changes) is list and [installed, *changes, today] == sorted([installed, *changes, today]) and type(every) is int and 1 <= every <= 1000
Topic: recurring dates
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def filter_lateness(installed, changes, every, today):
    total = 0
    previous = date.fromisoformat(installed)
    for text in changes + [today]:
        day = date.fromisoformat(text)
        gap = (day - previous).days
        if gap > every:
            total += gap - every
        previous = day
    return total


assert filter_lateness("2024-03-01", [], 10, "2024-03-11") == 0
assert filter_lateness("2024-03-01", [], 10, "2024-03-12") == 1
assert filter_lateness("2024-02-20", ["2024-03-10"], 14, "2024-03-20") == 5
assert filter_lateness("2024-01-01", ["2024-02-01", "2024-02-05", "2024-04-01"], 30, "2024-05-05") == 31
assert filter_lateness("2024-01-01", ["2024-01-20", "2024-01-20"], 7, "2024-01-29") == 14
assert filter_lateness("2023-12-30", ["2024-01-02"], 1, "2024-01-04") == 3
assert filter_lateness("2024-06-01", ["2024-06-30"], 29, "2024-06-30") == 0
assert filter_lateness("2023-02-25", [], 3, "2024-02-25") == 362
