"""Smooth the readings of a level sensor into a list of the same length. The first reading counts, as does each
that differs from the latest one counted by no more than the step, and shows itself; any other shows that latest
one again, except that the nth of these in succession on the same side of it counts too.

Keywords: reject sensor outliers until confirmed
Inputs: readings, a list of integers; step, an integer from 0; n, an integer from 1; a reading that counts is shown itself
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(step) is int and step >= 0 and type(n) is int and n >= 1
Topic: sensors
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def accepted_levels(readings, step, n):
    shown = []
    latest = None
    row = 0
    for reading in readings:
        if latest is None or abs(reading - latest) <= step:
            latest = reading
            row = 0
        else:
            side = 1 if reading > latest else -1
            row = row + side if row * side > 0 else side
            if abs(row) == n:
                latest = reading
                row = 0
        shown.append(latest)
    return shown


assert accepted_levels([10, 12, 14, 17], 2, 3) == [10, 12, 14, 14]
assert accepted_levels([10, 99, 11, 13, 15], 1, 2) == [10, 10, 11, 11, 15]
assert accepted_levels([10, 20, 0, 20, 21], 5, 2) == [10, 10, 10, 10, 21]
assert accepted_levels([10, 20, 0, 1, 2], 5, 3) == [10, 10, 10, 10, 2]
assert accepted_levels([5, 9, 6, 9, 9], 2, 3) == [5, 5, 6, 6, 6]
assert accepted_levels([10, 11, 9], 0, 2) == [10, 10, 10]
assert accepted_levels([0, 7, -7], 3, 1) == [0, 7, -7]
assert accepted_levels([8, 3, 2, 8, 1, 0, 1], 4, 2) == [8, 8, 2, 2, 1, 0, 1]
assert accepted_levels([1, 4, 5, 6, 9, 9, 9], 2, 3) == [1, 1, 1, 6, 6, 6, 9]
