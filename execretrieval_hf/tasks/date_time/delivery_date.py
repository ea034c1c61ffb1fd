"""Web orders come in with a day (YYYY-MM-DD) and an hour, and our promise counts from that day if it is a
working day, Monday to Friday and not in the list of holidays, and the hour is before the cut-off, otherwise
from the next working day. Return the day, in the same form, the given number of working days after the one we
count from, or None if that number is below 1.

Keywords: order cut-off working days
Inputs: ordered, a YYYY-MM-DD string; hour, cutoff and lead, integers; holidays, a list of YYYY-MM-DD strings
Requires: re.fullmatch(r"\\d{4}-\\d\\d-\\d\\d", ordered) and all(type(n) is int for n in (hour, cutoff, lead)) and 0 <= hour <= 23 and type(holidays) is list
Topic: business days
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def delivery_date(ordered, hour, cutoff, lead, holidays):
    if lead < 1:
        return None

    def is_closed(day):
        return day.weekday() >= 5 or day.isoformat() in holidays

    one_day = timedelta(days=1)
    day = date.fromisoformat(ordered)
    if hour >= cutoff:
        day += one_day
    while is_closed(day):
        day += one_day
    for _ in range(lead):
        day += one_day
        while is_closed(day):
            day += one_day
    return day.isoformat()


assert delivery_date("2024-03-04", 9, 14, 2, []) == "2024-03-06"
assert delivery_date("2024-03-04", 14, 14, 1, ["2024-03-08"]) == "2024-03-06"
assert delivery_date("2024-03-04", 13, 14, 1, []) == "2024-03-05"
assert delivery_date("2024-03-08", 15, 14, 1, []) == "2024-03-12"
assert delivery_date("2024-03-09", 10, 14, 1, ["2024-03-12"]) == "2024-03-13"
assert delivery_date("2024-03-10", 20, 14, 3, []) == "2024-03-14"
assert delivery_date("2024-03-04", 9, 14, 0, []) == None
assert delivery_date("2024-12-23", 8, 12, 3, ["2024-12-25", "2024-12-26"]) == "2024-12-30"
assert delivery_date("2024-03-07", 11, 12, 1, []) == "2024-03-08"
assert delivery_date("2024-05-01", 8, 12, 1, ["2024-05-01"]) == "2024-05-03"
