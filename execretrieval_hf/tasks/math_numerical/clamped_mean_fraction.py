"""I need the winsorised average of some integers as an exact pair (numerator, denominator) in lowest terms
with a positive denominator: the k smallest values are replaced by the smallest of the others, the k largest
by the largest of the others, and then all are averaged as usual. If k is negative or takes up all the values
from both sides, give me None.

Keywords: winsorized mean of outliers exact
Inputs: values, a list of integers; k, an integer
Requires: type(values) is list and type(k) is int and all(type(v) is int for v in values) and len(values) > 0
Topic: statistics
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import gcd


def clamped_mean_fraction(values, k):
    if k < 0 or len(values) <= 2 * k:
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
assert clamped_mean_fraction([3, 8, 5], -1) == None
assert clamped_mean_fraction([-7, 2, 0, -50, 4, 9], 1) == (-2, 3)
assert clamped_mean_fraction([12, 100, 3, 3, 7, 1, 40], 2) == (52, 7)
assert clamped_mean_fraction([6], 0) == (6, 1)
assert clamped_mean_fraction([10, 2, 2, 2, 6, 21], 1) == (16, 3)
