"""Tell which sprint a day belongs to when sprints of a fixed number of days start with a first day and each
is followed by a pause of a fixed number of days, as a tuple of the sprint's number and the day within it,
both counted from 1. A day in a pause goes with the sprint before it as its day 0, and one before the first
day gives None; days are written YYYY-MM-DD.

Keywords: iteration number and day
Inputs: day and first_day, YYYY-MM-DD strings; length, a positive integer; pause, a non-negative integer
Requires: length >= 1 and pause >= 0 and re.fullmatch(r"\\d{4}-\\d\\d-\\d\\d", day) and type(first_day) is str
Topic: cycles
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
