"""A probe sends (second, value) at irregular moments, but our charts need one number for each of n periods of a
given length, the first starting at second 0: the mean, halves rounded up, of the values from the period's first
second up to just before the next period, if at least a given number came. Otherwise repeat the number of the
period before, None at the start.

Keywords: resample irregular readings with forward fill
Inputs: readings, a list of (integer from 0, integer) tuples; length, periods and least, integers of at least 1
Requires: type(readings) is list and all(type(r) is tuple and len(r) == 2 and type(r[0]) is int and type(r[1]) is int and r[0] >= 0 for r in readings) and all(type(n) is int and n >= 1 for n in (length, periods, least)) and periods <= 1000
Topic: resampling
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def filled_means(readings, length, periods, least):
    means = []
    for period in range(periods):
        values = [value for second, value in readings if second // length == period]
        if len(values) >= least:
            means.append((2 * sum(values) + len(values)) // (2 * len(values)))
        elif means:
            means.append(means[-1])
        else:
            means.append(None)
    return means


assert filled_means([(0, 4), (9, 6), (10, 8)], 10, 2, 1) == [5, 8]
assert filled_means([(0, 4), (9, 6), (10, 8)], 10, 3, 2) == [5, 5, 5]
assert filled_means([(12, 5), (19, 6)], 10, 3, 1) == [None, 6, 6]
assert filled_means([(1, 7)], 5, 2, 2) == [None, None]
assert filled_means([], 60, 1, 1) == [None]
assert filled_means([(0, 1), (1, 1), (2, 3), (4, -3), (5, -4)], 3, 2, 2) == [2, -3]
assert filled_means([(7, 9), (0, 2), (3, 4), (1, 3)], 4, 2, 3) == [3, 3]
assert filled_means([(30, 5), (20, 1), (29, 2)], 10, 4, 1) == [None, None, 2, 5]
