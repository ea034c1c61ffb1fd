"""Which value follows on the polynomial of a given degree through the last equally spaced readings, None with too
few?

Keywords: extrapolate next value finite differences
Inputs: readings, a list of integers; degree, a non-negative integer, as many readings as it plus one being used
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(degree) is int and degree >= 0
Topic: interpolation
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def next_on_curve(readings, degree):
    if len(readings) <= degree:
        return None
    row = readings[len(readings) - degree - 1:]
    following = 0
    while row:
        following += row[-1]
        row = [right - left for left, right in zip(row, row[1:])]
    return following


assert next_on_curve([3, 5], 1) == 7
assert next_on_curve([3, 5], 2) == None
assert next_on_curve([1, 4, 9, 16], 2) == 25
assert next_on_curve([1, 4, 9, 16], 0) == 16
assert next_on_curve([7], 0) == 7
assert next_on_curve([], 0) == None
assert next_on_curve([50, 1, 8, 27, 64], 3) == 125
assert next_on_curve([9, 2, 2, 5], 1) == 8
assert next_on_curve([10, 7, 0], 2) == -11
assert next_on_curve([6, 1, 5], 1) == 9
