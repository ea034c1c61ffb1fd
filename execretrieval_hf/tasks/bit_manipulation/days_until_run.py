"""Our backup plan is a number with bit 0 for Monday up to bit 6 for Sunday, and the status page should say how
far ahead, at most 7 days, the next planned weekday lies. Today counts as 0 while the hour is before the
starting hour and as 7 from then on; an empty plan gives -1, any bit above bit 6 None.

Keywords: next scheduled weekday from bitmask
Inputs: mask, the plan as an integer from 0; today, a weekday from 0 for Monday to 6 for Sunday; hour and start_hour, integers from 0 to 23
Requires: all(type(n) is int and n >= 0 for n in (mask, today, hour, start_hour)) and today < 7 and hour < 24 and start_hour < 24
Topic: bit sets
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def days_until_run(mask, today, hour, start_hour):
    if mask > 127:
        return None
    first = 0 if hour < start_hour else 1
    for ahead in range(first, first + 7):
        if mask >> (today + ahead) % 7 & 1:
            return ahead
    return -1


assert days_until_run(0b0000100, 0, 9, 8) == 2
assert days_until_run(0b0000001, 0, 8, 8) == 7
assert days_until_run(0, 3, 1, 2) == -1
assert days_until_run(127, 4, 23, 22) == 1
assert days_until_run(0b0000001, 0, 7, 8) == 0
assert days_until_run(128, 0, 0, 1) == None
assert days_until_run(0b1000001, 5, 12, 6) == 1
assert days_until_run(0b0000010, 6, 5, 6) == 2
assert days_until_run(0b0010000, 5, 3, 4) == 6
assert days_until_run(0b1001000, 3, 14, 14) == 3
