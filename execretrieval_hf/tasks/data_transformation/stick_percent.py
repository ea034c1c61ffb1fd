"""Convert lever readings to percentages. Up to the width of the dead zone from the centre to either side,
inclusive, it is 0; from there it grows evenly to 100 at the upper and to -100 at the lower end, rounded towards
0, and stays so beyond. Missing readings stay None. If the centre with its dead zone is not strictly between the
ends, the list is empty.

Keywords: joystick axis calibration with dead zone
Inputs: readings, a list of integers and None; ends, the tuple (lower end, centre, upper end) of integers; dead, an integer from 0
Requires: type(readings) is list and all(r is None or type(r) is int for r in readings) and type(ends) is tuple and len(ends) == 3 and all(type(e) is int for e in ends) and type(dead) is int and dead >= 0
Topic: scaling
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stick_percent(readings, ends, dead):
    low, centre, high = ends
    percents = []
    if low >= centre - dead or centre + dead >= high:
        return percents
    for reading in readings:
        if reading is None:
            percents.append(None)
            continue
        beyond = abs(reading - centre) - dead
        if beyond <= 0:
            percents.append(0)
        elif reading > centre:
            percents.append(min(100, beyond * 100 // (high - centre - dead)))
        else:
            percents.append(max(-100, -(beyond * 100 // (centre - low - dead))))
    return percents


assert stick_percent([50, 60, 75, 100, 120], (0, 50, 100), 10) == [0, 0, 37, 100, 100]
assert stick_percent([50, 40, 25, 0, -9], (0, 50, 100), 10) == [0, 0, -37, -100, -100]
assert stick_percent([5, None, 7, 6], (0, 5, 8), 0) == [0, None, 66, 33]
assert stick_percent([1, 3, None], (0, 2, 5), 2) == []
assert stick_percent([30], (10, 30, 37), 7) == []
assert stick_percent([17, 22, 18], (10, 20, 24), 1) == [-22, 33, -11]
assert stick_percent([3, 1, 2], (0, 4, 12), 1) == [0, -66, -33]
assert stick_percent([None], (-1, 0, 1), 0) == [None]
assert stick_percent([11, 10, 9], (0, 8, 14), 1) == [40, 20, 0]
