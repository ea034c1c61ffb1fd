"""What is the median distance of readings from their median, always the lower of two middle ones, 0 without
readings?

Keywords: median absolute deviation integers
Inputs: readings, a list of integers
Requires: type(readings) is list and all(type(v) is int for v in readings)
Topic: statistics
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def typical_miss(readings):
    if not readings:
        return 0
    middle = (len(readings) - 1) // 2
    centre = sorted(readings)[middle]
    distances = sorted(abs(reading - centre) for reading in readings)
    return distances[middle]


assert typical_miss([4, 9, 5]) == 1
assert typical_miss([]) == 0
assert typical_miss([10, 2]) == 0
assert typical_miss([1, 20, 4, 30]) == 3
assert typical_miss([7, -7, 0, 14, 40]) == 7
assert typical_miss([50, 12, 40, 20, 30, 90]) == 10
assert typical_miss([6, 6, 9, 20, 21]) == 3
assert typical_miss([-2, -20, -4]) == 2
assert typical_miss([100, 0, 10]) == 10
