"""Which letter of a repeating school-day cycle, begun on a given day, falls on a date, weekends and closures
skipped?

Keywords: rotating school day letter
Inputs: start, the YYYY-MM-DD of the first letter; day, the YYYY-MM-DD asked for; closures, a list of YYYY-MM-DD strings; letters, the cycle as a string
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", start) and datetime.date.fromisoformat(start) and re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day) and start <= day and type(closures) is list and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in [start, day] + closures) and start not in closures and day not in closures and datetime.date.fromisoformat(start).weekday() < 5 and datetime.date.fromisoformat(day).weekday() < 5 and re.fullmatch("[A-Z]+", letters)
Topic: business days
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def timetable_turn(start, day, closures, letters):
    moving = date.fromisoformat(start)
    passed = 0
    while moving.isoformat() < day:
        if moving.weekday() < 5 and moving.isoformat() not in closures:
            passed += 1
        moving += timedelta(days=1)
    return letters[passed % len(letters)]


assert timetable_turn("2024-03-04", "2024-03-04", [], "ABCDEF") == "A"
assert timetable_turn("2024-03-04", "2024-03-05", [], "ABCDEF") == "B"
assert timetable_turn("2024-03-08", "2024-03-13", [], "ABCDEF") == "D"
assert timetable_turn("2024-03-04", "2024-03-11", [], "ABCDEF") == "F"
assert timetable_turn("2024-03-07", "2024-03-12", ["2024-03-08", "2024-03-10"], "ABCD") == "C"
assert timetable_turn("2024-03-04", "2024-03-12", ["2024-03-13"], "ABCDEF") == "A"
assert timetable_turn("2024-03-28", "2024-04-09", ["2024-03-29", "2024-04-01"], "XYZQRST") == "T"
assert timetable_turn("2024-03-11", "2024-03-20", ["2024-03-14"], "QRST") == "S"
