"""How do I get the open gaps of at least so many minutes in a room's day from its bookings, (start, end)
pairs of HH:MM times in any order that may overlap or reach outside the opening hours? I want them as pairs
of the same kind in time order, none reaching beyond opening or closing time, and None if closing is not
later than opening.

Keywords: gaps between room bookings
Inputs: bookings, a list of (start, end) pairs; opens and closes, HH:MM strings; shortest, a positive integer
Requires: type(shortest) is int and shortest > 0 and type(bookings) is list and re.fullmatch(r"\\d\\d:\\d\\d", opens) and len(closes) == 5
Topic: scheduling
Register: request
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
assert free_slots([("11:50", "12:10"), ("12:10", "13:00"), ("09:00", "09:45")], "09:00", "14:05", 65) == [("09:45", "11:50"), ("13:00", "14:05")]
assert free_slots([("06:00", "07:00"), ("16:00", "19:00")], "08:00", "18:00", 90) == [("08:00", "16:00")]
