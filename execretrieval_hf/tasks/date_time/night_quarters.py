"""Payroll gets a shift as start and end in HH:MM, an end not later than the start being on the next day, and
pays a supplement for work between 22:00 and 06:00. Count the complete 15-minute units in the whole shift's
sum of such minutes, or 0 if this is less than half an hour.

Keywords: night shift supplement
Inputs: start and end, HH:MM strings from 00:00 to 23:59
Requires: type(start) is str and re.fullmatch("([01][0-9]|2[0-3]):[0-5][0-9]", start) and type(end) is str and re.fullmatch("([01][0-9]|2[0-3]):[0-5][0-9]", end)
Topic: working hours
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def night_quarters(start, end):
    begin = int(start[:2]) * 60 + int(start[3:])
    finish = int(end[:2]) * 60 + int(end[3:])
    if finish <= begin:
        finish += 24 * 60
    minutes = 0
    for day in (-1, 0, 1):
        dusk = (day * 24 + 22) * 60
        dawn = dusk + 8 * 60
        minutes += max(min(finish, dawn) - max(begin, dusk), 0)
    if minutes < 30:
        return 0
    return minutes // 15


assert night_quarters("21:00", "05:00") == 28
assert night_quarters("20:00", "22:29") == 0
assert night_quarters("20:00", "22:30") == 2
assert night_quarters("04:01", "12:00") == 7
assert night_quarters("05:40", "22:25") == 3
assert night_quarters("12:00", "12:00") == 32
assert night_quarters("23:10", "22:10") == 28
assert night_quarters("00:15", "06:45") == 23
assert night_quarters("23:59", "01:00") == 4
assert night_quarters("05:29", "05:30") == 0
