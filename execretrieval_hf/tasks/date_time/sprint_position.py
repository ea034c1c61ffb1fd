"""Say where a day falls when sprints of one length follow each other from a first day on, each with a pause of
one length behind it: as a tuple of the sprint's number and the day within it, both from 1. A day in a pause
is day 0 of the sprint before it; one before the first day gives None.

Keywords: iteration number and day
Inputs: day and first_day, YYYY-MM-DD strings; length, a positive integer of days; pause, an integer of days from 0
Requires: type(day) is str and str(datetime.date.fromisoformat(day)) == day and type(first_day) is str and str(datetime.date.fromisoformat(first_day)) == first_day and type(length) is int and length >= 1 and type(pause) is int and pause >= 0
Topic: calendar positions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def sprint_position(day, first_day, length, pause):
    elapsed = (date.fromisoformat(day) - date.fromisoformat(first_day)).days
    if elapsed < 0:
        return None
    number = elapsed // (length + pause) + 1
    offset = elapsed % (length + pause)
    if offset >= length:
        return number, 0
    return number, offset + 1


assert sprint_position("2024-03-04", "2024-03-04", 10, 4) == (1, 1)
assert sprint_position("2024-03-13", "2024-03-04", 10, 4) == (1, 10)
assert sprint_position("2024-03-14", "2024-03-04", 10, 4) == (1, 0)
assert sprint_position("2024-03-17", "2024-03-04", 10, 4) == (1, 0)
assert sprint_position("2024-03-18", "2024-03-04", 10, 4) == (2, 1)
assert sprint_position("2024-03-03", "2024-03-04", 10, 4) == None
assert sprint_position("2024-03-03", "2024-02-26", 7, 0) == (1, 7)
assert sprint_position("2025-01-02", "2024-12-30", 1, 1) == (2, 0)
assert sprint_position("2024-12-31", "2024-01-01", 12, 2) == (27, 2)
