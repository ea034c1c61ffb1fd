"""Average of some integers once a given number of the smallest have been replaced by the smallest of the others,
and equally many of the largest by the largest of the others. The result is an exact tuple of numerator and
positive denominator in lowest terms, or None if there are no others.

Keywords: winsorized mean as fraction
Inputs: values, a non-empty list of integers; k, how many are replaced at each end, an integer from 0
Requires: type(values) is list and all(type(v) is int for v in values) and len(values) > 0 and type(k) is int and k >= 0
Topic: statistics
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import gcd


def clamped_mean_fraction(values, k):
    if len(values) <= 2 * k:
        return None
    ordered = sorted(values)
    low, high = ordered[k], ordered[-k - 1]
    total = sum(min(max(value, low), high) for value in values)
    shared = gcd(total, len(values))
    return total // shared, len(values) // shared


assert clamped_mean_fraction([9, 1, 4, 6], 1) == (5, 1)
assert clamped_mean_fraction([9, 1, 4, 7], 0) == (21, 4)
assert clamped_mean_fraction([5, 90, 1], 1) == (5, 1)
assert clamped_mean_fraction([8, 2, 3, 30], 2) == None
assert clamped_mean_fraction([-7, 2, 0, -50, 4, 9], 1) == (-2, 3)
assert clamped_mean_fraction([12, 100, 3, 3, 7, 1, 40], 2) == (52, 7)
assert clamped_mean_fraction([6], 0) == (6, 1)
assert clamped_mean_fraction([10, 2, 2, 2, 6, 21], 1) == (16, 3)
