"""Find the smallest production lot that is not below the minimum, is divisible by every pack size, and by none of
the customer's jinxed numbers. Give None if there is no such lot at all.

Keywords: lot size multiple avoiding divisors
Inputs: minimum, an integer; packs and jinxed, lists of integers, either of which may be empty; all numbers are at least 1
Requires: type(minimum) is int and minimum >= 1 and type(packs) is list and type(jinxed) is list and all(type(v) is int and v >= 1 for v in packs + jinxed)
Topic: divisibility
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import gcd


def agreeable_batch(minimum, packs, jinxed):
    step = 1
    for pack in packs:
        step = step * pack // gcd(step, pack)
    if any(step % number == 0 for number in jinxed):
        return None
    lot = -(-minimum // step) * step
    while any(lot % number == 0 for number in jinxed):
        lot += step
    return lot


assert agreeable_batch(10, [4, 6], [9]) == 12
assert agreeable_batch(12, [4, 6], []) == 12
assert agreeable_batch(13, [4, 6], [9]) == 24
assert agreeable_batch(30, [4, 6], [9]) == 48
assert agreeable_batch(5, [4, 6], [3]) == None
assert agreeable_batch(7, [], [7, 4]) == 9
assert agreeable_batch(1, [5], [10]) == 5
assert agreeable_batch(6, [5], [10, 15]) == 25
assert agreeable_batch(1, [2], [1]) == None
assert agreeable_batch(100, [7], [2, 3]) == 119
