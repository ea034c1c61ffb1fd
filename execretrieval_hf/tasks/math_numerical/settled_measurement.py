"""Repeat a measurement until the latest three successful ones lie within a tolerance of each other, the largest
less the smallest, that very difference being allowed. Return as a pair the middle value of these three and how
many attempts it took, failures, given as None, included. If a given number of attempts does not lead to that,
the answer is None.

Keywords: repeat measurement until stable
Inputs: readings, a list of integers or None; tolerance, a non-negative integer; most, the number of attempts; the result is a pair
Requires: type(readings) is list and all(r is None or type(r) is int for r in readings) and type(tolerance) is int and tolerance >= 0 and type(most) is int and most >= 0
Topic: statistics
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def settled_measurement(readings, tolerance, most):
    recent = []
    for attempt, reading in enumerate(readings, 1):
        if attempt > most:
            break
        if reading is None:
            continue
        recent = (recent + [reading])[-3:]
        if len(recent) == 3 and max(recent) - min(recent) <= tolerance:
            return sorted(recent)[1], attempt
    return None


assert settled_measurement([10, 14, 11, 13, 12], 2, 9) == (12, 5)
assert settled_measurement([10, 14, 11, 13, 12], 3, 9) == (13, 4)
assert settled_measurement([7, None, 8, None, None, 6], 2, 6) == (7, 6)
assert settled_measurement([7, None, 8, None, None, 6], 2, 5) == None
assert settled_measurement([5, 5], 0, 4) == None
assert settled_measurement([3, 3, 3, 3], 0, 3) == (3, 3)
assert settled_measurement([None, 4, 9, 4, 5, 6, 6], 2, 7) == (5, 6)
assert settled_measurement([-2, 5, 0, -1, -3, 1], 4, 8) == (-1, 5)
