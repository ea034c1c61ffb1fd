"""Move a settlement day (YYYY-MM-DD) that is a Saturday, a Sunday or a listed holiday to the next day that is
none of these; if that one lies in another month, move it to the nearest earlier such day instead.

Keywords: modified following business day
Inputs: day, a YYYY-MM-DD string; holidays, a list of YYYY-MM-DD strings
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day) and type(holidays) is list and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", h) and datetime.date.fromisoformat(h) for h in holidays)
Topic: business days
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def adjust_value_date(day, holidays):
    def is_open(candidate):
        return candidate.weekday() < 5 and candidate.isoformat() not in holidays

    wanted = date.fromisoformat(day)
    step = timedelta(days=1)
    moved = wanted
    while not is_open(moved):
        moved += step
    if moved.month != wanted.month:
        moved = wanted
        while not is_open(moved):
            moved -= step
    return moved.isoformat()


assert adjust_value_date("2024-03-09", []) == "2024-03-11"
assert adjust_value_date("2024-03-31", ["2024-03-29"]) == "2024-03-28"
assert adjust_value_date("2024-08-31", []) == "2024-08-30"
assert adjust_value_date("2024-03-06", ["2024-03-07"]) == "2024-03-06"
assert adjust_value_date("2024-12-25", ["2024-12-25", "2024-12-26"]) == "2024-12-27"
assert adjust_value_date("2024-05-03", ["2024-05-03", "2024-05-06"]) == "2024-05-07"
assert adjust_value_date("2024-12-31", ["2024-12-31"]) == "2024-12-30"
assert adjust_value_date("2024-06-30", []) == "2024-06-28"
