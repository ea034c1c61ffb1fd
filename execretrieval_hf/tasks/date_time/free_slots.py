"""Gives the gaps of at least a given number of minutes in a room's day, as a list of (start, end) tuples of
HH:MM in time order. The bookings are such tuples in any order and may overlap or reach beyond the opening
hours, which no gap may. None if closing time is not later than opening time.

Keywords: free room times opening hours
Inputs: bookings, a list of (start, end) tuples of HH:MM strings, the start earlier; opens and closes, HH:MM strings; shortest, a positive integer of minutes
Requires: type(bookings) is list and all(type(b) is tuple and len(b) == 2 and b[0] < b[1] for b in bookings) and all(type(t) is str and re.fullmatch("([01][0-9]|2[0-3]):[0-5][0-9]", t) for b in bookings + [(opens, closes)] for t in b) and type(shortest) is int and shortest >= 1
Topic: intervals
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def free_slots(bookings, opens, closes, shortest):
    if closes <= opens:
        return None

    def to_minutes(clock):
        return int(clock[:2]) * 60 + int(clock[3:])

    slots = []
    free_from = opens
    for start, end in sorted(bookings) + [(closes, closes)]:
        until = min(start, closes)
        if to_minutes(until) - to_minutes(free_from) >= shortest:
            slots.append((free_from, until))
        free_from = max(free_from, end)
    return slots


assert free_slots([("10:00", "11:00")], "09:00", "12:01", 61) == [("11:00", "12:01")]
assert free_slots([("13:30", "17:00"), ("09:20", "13:00")], "09:00", "17:00", 30) == [("13:00", "13:30")]
assert free_slots([("13:29", "17:00"), ("09:20", "13:00")], "09:00", "17:00", 30) == []
assert free_slots([("09:00", "12:00"), ("10:00", "11:00")], "09:00", "13:15", 15) == [("12:00", "13:15")]
assert free_slots([("10:00", "11:00")], "12:00", "09:00", 1) == None
assert free_slots([], "08:00", "08:00", 1) == None
assert free_slots([("07:00", "08:30"), ("19:00", "20:00")], "08:00", "18:00", 60) == [("08:30", "18:00")]
assert free_slots([], "08:59", "09:01", 2) == [("08:59", "09:01")]
assert free_slots([("06:00", "07:00"), ("16:00", "19:00")], "08:00", "18:00", 90) == [("08:00", "16:00")]
assert free_slots([("11:50", "13:00"), ("09:00", "09:45")], "09:00", "14:05", 65) == [("09:45", "11:50"), ("13:00", "14:05")]
