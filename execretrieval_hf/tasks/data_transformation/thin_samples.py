"""The logger stores (minute, value) samples far more often than we can archive, so keep the first, the last,
and each one in between whose value differs from the previously kept one by more than the tolerance or that
comes at least a given number of minutes after it (None for no such rule). Return those in order, or None if
the minutes do not rise strictly.

Keywords: deadband downsampling of log
Inputs: samples, a list of (minute, value) pairs of integers; tolerance, an integer; max_gap, an integer or None
Requires: type(samples) is list and all(type(m) is int for m, v in samples) and type(tolerance) is int and type(max_gap) in (int, type(None))
Topic: compression
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def thin_samples(samples, tolerance, max_gap):
    for earlier, later in zip(samples, samples[1:]):
        if earlier[0] >= later[0]:
            return None
    kept = samples[:1]
    for minute, value in samples[1:-1]:
        last_minute, last_value = kept[-1]
        overdue = max_gap is not None and minute - last_minute >= max_gap
        if overdue or abs(value - last_value) > tolerance:
            kept.append((minute, value))
    if len(samples) > 1:
        kept.append(samples[-1])
    return kept


assert thin_samples([(0, 10), (1, 12), (99, 13), (100, 13)], 2, None) == [(0, 10), (99, 13), (100, 13)]
assert thin_samples([(0, 10), (4, 10), (5, 10), (6, 11), (7, 10)], 2, 5) == [(0, 10), (5, 10), (7, 10)]
assert thin_samples([(3, 1), (3, 9)], 1, 60) == None
assert thin_samples([(4, 1), (2, 9), (6, 4)], 1, 60) == None
assert thin_samples([(8, 5)], 1, 60) == [(8, 5)]
assert thin_samples([(8, 5), (9, 25)], 1, 60) == [(8, 5), (9, 25)]
assert thin_samples([], 1, 60) == []
assert thin_samples([(0, 20), (1, 16), (2, 18), (3, 20), (4, 20)], 3, 9) == [(0, 20), (1, 16), (3, 20), (4, 20)]
assert thin_samples([(10, 7), (20, 8), (25, 8), (31, 8), (32, 8)], 0, 11) == [(10, 7), (20, 8), (31, 8), (32, 8)]
assert thin_samples([(0, 5), (1, 6), (2, 5)], 3, 0) == [(0, 5), (1, 6), (2, 5)]
