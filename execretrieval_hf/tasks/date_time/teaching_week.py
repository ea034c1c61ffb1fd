"""Our course pages show the number of the lecture week, Monday to Sunday, and the week in which the term begins is
number 1. A week that holds at least one of the free dates gets no number. For a date we need the number of its
week, 0 if that has none, and None before the first week.

Keywords: lecture week number without breaks
Inputs: day and begins, YYYY-MM-DD strings, the date asked for and the first of the term; free, a list of YYYY-MM-DD strings, none in the first week of the term
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day) and re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", begins) and datetime.date.fromisoformat(begins) and type(free) is list and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", f) and datetime.date.fromisoformat(f) and datetime.date.fromisoformat(f).isocalendar()[:2] != datetime.date.fromisoformat(begins).isocalendar()[:2] for f in free)
Topic: calendar positions
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def teaching_week(day, begins, free):
    def monday_of(text):
        found = date.fromisoformat(text)
        return found - timedelta(days=found.weekday())

    breaks = {monday_of(text) for text in free}
    wanted = monday_of(day)
    monday = monday_of(begins)
    if wanted < monday:
        return None
    if wanted in breaks:
        return 0
    number = 1
    while monday < wanted:
        if monday not in breaks:
            number += 1
        monday += timedelta(days=7)
    return number


assert teaching_week("2024-04-10", "2024-04-10", []) == 1
assert teaching_week("2024-04-08", "2024-04-10", []) == 1
assert teaching_week("2024-04-07", "2024-04-10", []) == None
assert teaching_week("2024-04-15", "2024-04-10", []) == 2
assert teaching_week("2024-05-05", "2024-04-10", ["2024-04-21", "2024-05-06"]) == 3
assert teaching_week("2024-04-15", "2024-04-08", ["2024-04-21"]) == 0
assert teaching_week("2024-04-29", "2024-04-14", ["2024-04-15", "2024-04-17", "2024-05-06", "2024-03-06"]) == 3
assert teaching_week("2025-01-06", "2024-12-02", ["2024-12-24", "2024-12-25", "2024-12-31"]) == 4
