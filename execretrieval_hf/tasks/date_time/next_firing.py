"""Find when a job runs next, strictly after a time of day, if it runs at every listed minute of every listed hour.
Give a pair of the number of days ahead, 0 or 1, and the HH:MM time, or None if one of the lists is empty.

Keywords: next cron run time
Inputs: clock, an HH:MM string from 00:00 to 23:59; hours, a list of integers 0 to 23; minutes, a list of integers 0 to 59; both lists in any order
Requires: re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", clock) and type(hours) is list and type(minutes) is list and all(type(h) is int and 0 <= h <= 23 for h in hours) and all(type(m) is int and 0 <= m <= 59 for m in minutes)
Topic: recurring dates
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def next_firing(clock, hours, minutes):
    if not hours or not minutes:
        return None
    hour, minute = map(int, clock.split(":"))
    same_hour = [m for m in minutes if m > minute]
    if hour in hours and same_hour:
        return 0, f"{hour:02d}:{min(same_hour):02d}"
    later_hours = [h for h in hours if h > hour]
    if later_hours:
        return 0, f"{min(later_hours):02d}:{min(minutes):02d}"
    return 1, f"{min(hours):02d}:{min(minutes):02d}"


assert next_firing("09:10", [9, 17], [15, 45]) == (0, "09:15")
assert next_firing("09:15", [17, 9], [45, 15]) == (0, "09:45")
assert next_firing("09:45", [17, 9, 12], [45, 15]) == (0, "12:15")
assert next_firing("10:05", [9, 17], [30, 0]) == (0, "17:00")
assert next_firing("17:30", [9, 17], [30, 10]) == (1, "09:10")
assert next_firing("08:00", [], [0, 30]) == None
assert next_firing("08:00", [8], []) == None
assert next_firing("23:59", [0], [7]) == (1, "00:07")
assert next_firing("09:59", [10], [30]) == (0, "10:30")
assert next_firing("10:00", [10, 23], [1]) == (0, "10:01")
