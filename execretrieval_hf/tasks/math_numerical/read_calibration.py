"""Turn a raw sensor value into a calibrated one by (raw, calibrated) points in any order, going straight from
each point to the next by raw value and rounding to a whole number with halves going up, also below zero. Of
points sharing a raw value the last one listed counts; a value below the lowest or above the highest raw one
gives None.

Keywords: raw sensor calibration interpolation
Inputs: points, a non-empty list of tuples of two integers; reading, an integer
Requires: type(points) is list and len(points) > 0 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in points) and type(reading) is int
Topic: interpolation
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def read_calibration(points, reading):
    curve = sorted(dict(points).items())
    if reading < curve[0][0] or reading > curve[-1][0]:
        return None
    for (x0, y0), (x1, y1) in zip(curve, curve[1:]):
        if reading <= x1:
            span = x1 - x0
            rise = (y1 - y0) * (reading - x0)
            return y0 + (2 * rise + span) // (2 * span)
    return curve[-1][1]


assert read_calibration([(10, 100), (0, 0), (20, 130)], 4) == 40
assert read_calibration([(10, 100), (0, 0), (20, 130)], 15) == 115
assert read_calibration([(0, 5), (8, 9)], 0) == 5
assert read_calibration([(0, 5), (8, 9)], -1) == None
assert read_calibration([(0, 5), (8, 9)], 9) == None
assert read_calibration([(2, 3), (6, 5), (2, 1)], 3) == 2
assert read_calibration([(0, 0), (4, -6)], 1) == -1
assert read_calibration([(7, 12)], 7) == 12
assert read_calibration([(0, -10), (3, -11), (6, 20)], 2) == -11
assert read_calibration([(9, 6), (8, 16), (2, 15)], 9) == 6
