"""Customers send body measures, and our chart has for each size an inclusive (low, high) range per measure.
Propose the size with the fewest measures outside, the first on ties, and that number, as a tuple; a measure of
0 is unknown and never outside. With more than a given number outside the answer is None.

Keywords: pick clothing size from measurement chart
Inputs: measures, a list of integers of at least 0; chart, a list of tuples of a size, a string, and a list of (low, high) tuples, as many as measures; most, an integer of at least 0
Requires: type(measures) is list and all(type(m) is int and m >= 0 for m in measures) and type(chart) is list and all(type(c) is tuple and type(c[0]) is str and len(c[1]) == len(measures) and all(type(x) is int for r in c[1] for x in r) for c in chart) and type(most) is int and most >= 0
Topic: ranges
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fitting_size(measures, chart, most):
    best = None
    least = most + 1
    for size, ranges in chart:
        outside = 0
        for value, (low, high) in zip(measures, ranges):
            if value > 0 and (value < low or value > high):
                outside += 1
        if outside < least:
            best = size
            least = outside
    if best is None:
        return None
    return best, least


assert fitting_size([90, 70], [("S", [(80, 89), (60, 69)]), ("M", [(90, 99), (70, 79)])], 1) == ("M", 0)
assert fitting_size([89, 69], [("S", [(80, 89), (60, 69)]), ("M", [(90, 99), (70, 79)])], 0) == ("S", 0)
assert fitting_size([95, 65], [("S", [(80, 89), (60, 69)]), ("M", [(90, 99), (70, 79)])], 1) == ("S", 1)
assert fitting_size([95, 65], [("S", [(80, 89), (60, 69)]), ("M", [(90, 99), (70, 79)])], 0) == None
assert fitting_size([0, 75], [("S", [(80, 89), (60, 69)]), ("M", [(90, 99), (70, 79)])], 2) == ("M", 0)
assert fitting_size([0, 0], [("L", [(5, 6), (5, 6)]), ("XL", [(7, 8), (7, 8)])], 0) == ("L", 0)
assert fitting_size([1], [("A", [(2, 3)]), ("B", [(4, 5)])], 1) == ("A", 1)
assert fitting_size([50], [("A", [(2, 3)])], 0) == None
assert fitting_size([5, 5, 5], [("K", [(6, 9), (6, 9), (6, 9)]), ("N", [(6, 9), (1, 4), (4, 5)])], 2) == ("N", 2)
