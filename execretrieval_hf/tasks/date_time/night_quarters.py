"""Payroll gets each shift as a start and an end in HH:MM, where an end at or before the start means the
next day, and pays a supplement for work between 22:00 and 06:00. Return how many complete 15-minute units
that night work makes when its minutes are added up over the whole shift, or 0 if they come to less than
half an hour.

Keywords: night shift supplement
Inputs: start and end, HH:MM strings from 00:00 to 23:59
Requires: re.fullmatch(r"\\d\\d:\\d\\d", start) and re.fullmatch(r"\\d\\d:\\d\\d", end)
Topic: working time
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
assert night_quarters("09:00", "17:30") == 0
assert night_quarters("20:00", "22:29") == 0
assert night_quarters("20:00", "22:30") == 2
assert night_quarters("04:01", "12:00") == 7
assert night_quarters("05:40", "22:25") == 3
assert night_quarters("12:00", "12:00") == 32
assert night_quarters("23:10", "22:10") == 28
assert night_quarters("00:15", "06:45") == 23
assert night_quarters("23:59", "01:00") == 4
