"""Give each value's equal-width bin between two limits, counted from 0, upper ends excluded except the last;
otherwise None

Keywords: equal width bin index
Inputs: values, a list of integers and None for missing ones; low and high, the two limits, integers, low below high; bins, the number of bins, an integer of at least 1
Requires: type(values) is list and all(v is None or type(v) is int for v in values) and type(low) is int and type(high) is int and low < high and type(bins) is int and bins >= 1
Topic: binning
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def slot_numbers(values, low, high, bins):
    slots = []
    for value in values:
        if value is None or value < low or value > high:
            slots.append(None)
        elif value == high:
            slots.append(bins - 1)
        else:
            slots.append((value - low) * bins // (high - low))
    return slots


assert slot_numbers([0, 4, 5, 10], 0, 10, 2) == [0, 0, 1, 1]
assert slot_numbers([-1, 11, None, 9], 0, 10, 5) == [None, None, None, 4]
assert slot_numbers([20, 22, 23, 26, 27], 20, 27, 3) == [0, 0, 1, 2, 2]
assert slot_numbers([], 0, 10, 3) == []
assert slot_numbers([7, 3, 5, 7], 3, 7, 1) == [0, 0, 0, 0]
assert slot_numbers([-6, -3, 0, 3, 6], -6, 6, 4) == [0, 1, 2, 3, 3]
assert slot_numbers([1, 2, 3], 1, 3, 8) == [0, 4, 7]
assert slot_numbers([4, 8, 12, 16, 3, 17], 4, 16, 3) == [0, 1, 2, 2, None, None]
