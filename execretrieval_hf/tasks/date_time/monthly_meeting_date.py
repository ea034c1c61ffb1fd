"""How do I find the day of a club evening held on the first to fifth occurrence of a weekday (0 is Monday) in
a month, the last one standing in for a missing fifth? If that day is in a list of closed days it moves on by
one week, even into the next month, and if the new day is closed too, or the count is below 1, I want None;
days are written YYYY-MM-DD.

Keywords: nth weekday of month
Inputs: year, month and nth, integers; weekday, an integer from 0 to 6; closed, a list of YYYY-MM-DD strings
Requires: 1 <= month <= 12 and type(year) is int and 0 <= weekday <= 6 and nth <= 5 and type(closed) is list
Topic: calendar
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import calendar
from datetime import date, timedelta


def monthly_meeting_date(year, month, weekday, nth, closed):
    if nth < 1:
        return None
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
assert monthly_meeting_date(2024, 3, 2, 0, []) == None
assert monthly_meeting_date(2024, 2, 3, 5, ["2024-02-22"]) == "2024-02-29"
assert monthly_meeting_date(2024, 4, 1, 5, ["2024-04-30"]) == "2024-05-07"
assert monthly_meeting_date(2024, 7, 2, 1, ["2024-07-03", "2024-07-10"]) == None
assert monthly_meeting_date(2023, 2, 2, 5, ["2023-02-22", "2023-02-08"]) == "2023-03-01"
