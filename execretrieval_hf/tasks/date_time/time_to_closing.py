"""How many minutes until closing, 0 if shut, closings not after their opening being next-day, the later of two
counting?

Keywords: minutes until shop closes
Inputs: weekday, 0 for Monday to 6 for Sunday; clock, an HH:MM string; hours, a list of seven (opens, closes) pairs of HH:MM strings, Monday first, or None for a day without opening
Requires: type(weekday) is int and 0 <= weekday <= 6 and re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", clock) and type(hours) is list and len(hours) == 7 and all(s is None or type(s) is tuple and len(s) == 2 and all(re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", t) for t in s) for s in hours)
Topic: working hours
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def time_to_closing(weekday, clock, hours):
    def minutes(text):
        return int(text[:2]) * 60 + int(text[3:])

    now = minutes(clock)
    longest = 0
    for days_ago in (0, 1):
        spell = hours[weekday - days_ago]
        if spell is None:
            continue
        opening = minutes(spell[0]) - days_ago * 1440
        closing = minutes(spell[1]) - days_ago * 1440
        if closing <= opening:
            closing += 1440
        if opening <= now < closing and closing - now > longest:
            longest = closing - now
    return longest


assert time_to_closing(0, "10:00", [("09:00", "18:00"), None, None, None, None, None, None]) == 480
assert time_to_closing(1, "06:00", [("06:10", "06:11"), ("12:00", "00:00"), None, None, None, None, None]) == 0
assert time_to_closing(0, "01:59", [None, None, None, None, None, None, ("20:00", "02:00")]) == 1
assert time_to_closing(0, "02:00", [None, ("00:00", "23:00"), None, None, None, None, ("20:00", "02:00")]) == 0
assert time_to_closing(5, "08:00", [None, None, None, None, ("20:00", "10:00"), ("08:00", "09:15"), None]) == 120
assert time_to_closing(5, "07:30", [None, None, None, None, ("20:00", "08:00"), ("07:00", "09:15"), None]) == 105
assert time_to_closing(6, "05:59", [("07:00", "08:00"), None, None, None, None, None, ("05:59", "06:00")]) == 1
assert time_to_closing(6, "06:00", [None, None, None, None, None, ("23:59", "23:59"), None]) == 1079
assert time_to_closing(3, "06:10", [None, None, None, ("06:10", "06:10"), None, None, None]) == 1440
assert time_to_closing(2, "05:00", [None, ("06:00", "05:59"), None, ("01:00", "09:00"), None, None, None]) == 59
