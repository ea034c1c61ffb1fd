"""Our river gauge now and then sends a spike, and sometimes nothing, noted as None, which stays. Compare every
reading with the median of the original readings from some places before to as many after it, itself included
and None left out; of an even number the lower middle one counts. Put that median where the reading differs
from it by more than the tolerance.

Keywords: rolling median spike filter
Inputs: readings, a list of integers or None; reach, the number of places to each side; tolerance, a non-negative integer; the result is a list as long, with None where it was
Requires: type(readings) is list and all(r is None or type(r) is int for r in readings) and type(reach) is int and reach >= 0 and type(tolerance) is int and tolerance >= 0
Topic: statistics
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def despiked(readings, reach, tolerance):
    cleaned = []
    for place, reading in enumerate(readings):
        if reading is not None:
            nearby = readings[max(0, place - reach):place + reach + 1]
            window = sorted(value for value in nearby if value is not None)
            middle = window[(len(window) - 1) // 2]
            if abs(reading - middle) > tolerance:
                reading = middle
        cleaned.append(reading)
    return cleaned


assert despiked([10, 11, 90, 12, 10], 1, 5) == [10, 11, 12, 12, 10]
assert despiked([10, 11, 90, 12, 10], 0, 0) == [10, 11, 90, 12, 10]
assert despiked([7, None, 1, 2, 9], 1, 0) == [7, None, 1, 2, 2]
assert despiked([40, 4, 6, 5], 2, 3) == [6, 4, 6, 5]
assert despiked([10, 15, 10], 1, 5) == [10, 15, 10]
assert despiked([10, 16, 10], 1, 5) == [10, 10, 10]
assert despiked([None, None], 3, 1) == [None, None]
assert despiked([], 1, 2) == []
assert despiked([30, -8, 31, 32, 80, 33, 90], 2, 10) == [30, 30, 31, 32, 33, 33, 90]
assert despiked([1, 2, 60, 61, 3], 1, 4) == [1, 2, 60, 61, 3]
