"""Our logger stores (minute, value) readings far more often than we can archive. Keep the first, the last and
each one between that differs in value from the one kept before it by more than a tolerance or comes at least so
many minutes after that one. Return a list of those kept, or None if the minutes do not rise strictly.

Keywords: deadband downsampling of log
Inputs: samples, a list of (minute, value) pairs of integers; tolerance and max_gap, integers from 0
Requires: type(samples) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is type(s[1]) is int for s in samples) and type(tolerance) is int and tolerance >= 0 and type(max_gap) is int and max_gap >= 0
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
        overdue = minute - last_minute >= max_gap
        if overdue or abs(value - last_value) > tolerance:
            kept.append((minute, value))
    if len(samples) > 1:
        kept.append(samples[-1])
    return kept


assert thin_samples([(0, 10), (1, 12), (30, 13), (40, 13)], 2, 60) == [(0, 10), (30, 13), (40, 13)]
assert thin_samples([(0, 10), (4, 10), (5, 10), (6, 11), (7, 10)], 2, 5) == [(0, 10), (5, 10), (7, 10)]
assert thin_samples([(3, 1), (3, 9)], 1, 60) == None
assert thin_samples([(4, 1), (2, 9), (6, 4)], 1, 60) == None
assert thin_samples([(8, 5)], 1, 60) == [(8, 5)]
assert thin_samples([(8, 5), (9, 5)], 1, 60) == [(8, 5), (9, 5)]
assert thin_samples([], 1, 60) == []
assert thin_samples([(0, 20), (1, 16), (2, 18), (3, 20), (4, 20)], 3, 9) == [(0, 20), (1, 16), (3, 20), (4, 20)]
assert thin_samples([(10, 7), (20, 8), (25, 8), (31, 8), (32, 8)], 0, 11) == [(10, 7), (20, 8), (31, 8), (32, 8)]
