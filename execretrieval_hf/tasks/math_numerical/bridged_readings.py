"""How to fill inner gaps no longer than a length on the straight line between their neighbours, rounding halves
up?

Keywords: linear interpolation inner gaps
Inputs: readings, a list of integers or None; longest, the number of None in a row that is still filled; other gaps stay None
Requires: type(readings) is list and all(r is None or type(r) is int for r in readings) and type(longest) is int and longest >= 0
Topic: interpolation
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def bridged_readings(readings, longest):
    filled = list(readings)
    last = None
    for place, reading in enumerate(readings):
        if reading is None:
            continue
        if last is not None and place - last - 1 <= longest:
            span = place - last
            for step in range(1, span):
                rise = (reading - readings[last]) * step
                filled[last + step] = readings[last] + (2 * rise + span) // (2 * span)
        last = place
    return filled


assert bridged_readings([10, None, 20], 1) == [10, 15, 20]
assert bridged_readings([10, None, None, 20], 1) == [10, None, None, 20]
assert bridged_readings([10, None, None, 20], 2) == [10, 13, 17, 20]
assert bridged_readings([None, 3, None, 4, None], 5) == [None, 3, 4, 4, None]
assert bridged_readings([4, None, 3], 3) == [4, 4, 3]
assert bridged_readings([-5, None, None, None, 6, None, 0], 4) == [-5, -2, 1, 3, 6, 3, 0]
assert bridged_readings([7, None, 9], 0) == [7, None, 9]
assert bridged_readings([], 2) == []
assert bridged_readings([None, None], 2) == [None, None]
assert bridged_readings([1, None, 8, None, None, None, 2], 2) == [1, 5, 8, None, None, None, 2]
