"""Our club gathers on the first to fifth occurrence of a weekday, 0 being Monday, in a month, the last one
standing in for a missing fifth. If the clubhouse is closed on that day, the evening moves one week later,
even into the next month; if it is closed then too, there is none. Give the day as YYYY-MM-DD, or None.

Keywords: club evening nth weekday
Inputs: year and month, integers; weekday, an integer from 0 to 6; nth, an integer from 1 to 5; closed, a list of YYYY-MM-DD strings
Requires: type(year) is int and 1950 <= year <= 2090 and type(month) is int and 1 <= month <= 12 and type(weekday) is int and 0 <= weekday <= 6 and type(nth) is int and 1 <= nth <= 5 and type(closed) is list and all(type(d) is str and str(datetime.date.fromisoformat(d)) == d for d in closed)
Topic: recurring dates
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import calendar
from datetime import date, timedelta


def monthly_meeting_date(year, month, weekday, nth, closed):
    first_weekday, length = calendar.monthrange(year, month)
    day = (weekday - first_weekday) % 7 + 1 + 7 * (nth - 1)
    if day > length:
        day -= 7
    meeting = date(year, month, day)
    if meeting.isoformat() in closed:
        meeting += timedelta(weeks=1)
        if meeting.isoformat() in closed:
            return None
    return meeting.isoformat()


assert monthly_meeting_date(2024, 3, 1, 2, []) == "2024-03-12"
assert monthly_meeting_date(2024, 3, 4, 1, []) == "2024-03-01"
assert monthly_meeting_date(2024, 3, 3, 1, ["2024-03-08"]) == "2024-03-07"
assert monthly_meeting_date(2024, 3, 6, 5, []) == "2024-03-31"
assert monthly_meeting_date(2024, 3, 0, 5, []) == "2024-03-25"
assert monthly_meeting_date(2024, 2, 3, 5, ["2024-02-22"]) == "2024-02-29"
assert monthly_meeting_date(2024, 4, 1, 5, ["2024-04-30"]) == "2024-05-07"
assert monthly_meeting_date(2024, 7, 2, 1, ["2024-07-03", "2024-07-10"]) == None
assert monthly_meeting_date(2023, 2, 2, 5, ["2023-02-22", "2023-02-08"]) == "2023-03-01"
