"""Given my holidays, which other days, Monday to Friday, lie directly between days off, holiday or weekend, in
date order?

Keywords: bridge days around holidays
Inputs: holidays, a list of YYYY-MM-DD strings, each once
Requires: type(holidays) is list and len(set(holidays)) == len(holidays) and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", h) and datetime.date.fromisoformat(h) for h in holidays)
Topic: business days
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def bridge_leave_dates(holidays):
    def is_off(day):
        return day.weekday() > 4 or day.isoformat() in holidays

    step = timedelta(days=1)
    found = set()
    for text in holidays:
        holiday = date.fromisoformat(text)
        for near in (holiday - step, holiday + step):
            if not is_off(near) and is_off(near - step) and is_off(near + step):
                found.add(near.isoformat())
    return sorted(found)


assert bridge_leave_dates(["2024-05-09"]) == ["2024-05-10"]
assert bridge_leave_dates(["2024-01-02"]) == ["2024-01-01"]
assert bridge_leave_dates(["2024-05-01"]) == []
assert bridge_leave_dates(["2024-05-23", "2024-05-21"]) == ["2024-05-20", "2024-05-22", "2024-05-24"]
assert bridge_leave_dates(["2024-12-25", "2024-12-26"]) == ["2024-12-27"]
assert bridge_leave_dates(["2024-05-09", "2024-05-10"]) == []
assert bridge_leave_dates(["2024-10-03", "2024-10-01"]) == ["2024-09-30", "2024-10-02", "2024-10-04"]
assert bridge_leave_dates(["2024-06-05", "2024-06-03"]) == ["2024-06-04"]
