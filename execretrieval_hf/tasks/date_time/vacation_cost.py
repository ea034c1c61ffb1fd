"""How many half days does an absence, ends included, use up, weekends and holidays free, short working days
costing one?

Keywords: leave days with half days
Inputs: first and last, YYYY-MM-DD strings; holidays and short_days, lists of YYYY-MM-DD strings without a common day
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", first) and datetime.date.fromisoformat(first) and re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", last) and datetime.date.fromisoformat(last) and first <= last and type(holidays) is list and type(short_days) is list and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in holidays + short_days) and not set(holidays) & set(short_days)
Topic: business days
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def vacation_cost(first, last, holidays, short_days):
    day = date.fromisoformat(first)
    halves = 0
    while day.isoformat() <= last:
        text = day.isoformat()
        if day.weekday() < 5 and text not in holidays:
            halves += 2
            if text in short_days:
                halves -= 1
        day += timedelta(days=1)
    return halves


assert vacation_cost("2024-03-04", "2024-03-08", [], []) == 10
assert vacation_cost("2024-03-04", "2024-03-08", ["2024-03-06"], []) == 8
assert vacation_cost("2024-03-07", "2024-03-11", [], ["2024-03-08"]) == 5
assert vacation_cost("2024-12-24", "2024-12-31", ["2024-12-25", "2024-12-26"], ["2024-12-24", "2024-12-31"]) == 6
assert vacation_cost("2024-03-09", "2024-03-10", [], ["2024-03-10"]) == 0
assert vacation_cost("2024-03-05", "2024-03-05", [], []) == 2
assert vacation_cost("2024-03-05", "2024-03-05", ["2024-03-04"], ["2024-03-05", "2024-03-06"]) == 1
assert vacation_cost("2024-02-26", "2024-03-10", ["2024-03-02", "2024-03-01"], ["2024-02-29"]) == 17
