"""Which minutes past the hour, ascending, have a departure in every hour from the first service hour to the
last?

Keywords: regular clockface timetable pattern
Inputs: departures, a list of HH:MM strings in any order, repeats possible; the result is a list of integers
Requires: type(departures) is list and all(re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", d) for d in departures)
Topic: timetables
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def clockface_minutes(departures):
    hours = {}
    for clock in departures:
        hour, minute = int(clock[:2]), int(clock[3:])
        hours.setdefault(hour, set()).add(minute)
    if not hours:
        return []
    regular = []
    for minute in range(60):
        if all(minute in hours.get(h, []) for h in range(min(hours), max(hours) + 1)):
            regular.append(minute)
    return regular


assert clockface_minutes(["06:10", "06:40", "07:10", "07:50"]) == [10]
assert clockface_minutes(["08:00", "08:59"]) == [0, 59]
assert clockface_minutes(["07:40", "06:40", "06:05", "07:05", "06:40"]) == [5, 40]
assert clockface_minutes(["06:10", "08:10", "08:20", "06:20"]) == []
assert clockface_minutes([]) == []
assert clockface_minutes(["23:59", "22:59", "21:59"]) == [59]
assert clockface_minutes(["09:15", "10:15", "11:15", "11:45", "10:45"]) == [15]
assert clockface_minutes(["00:01", "01:01", "02:01", "02:30"]) == [1]
assert clockface_minutes(["05:30", "06:30", "07:30", "05:00", "06:00", "07:31"]) == [30]
assert clockface_minutes(["03:15", "04:15", "05:20", "04:20", "03:20"]) == [20]
