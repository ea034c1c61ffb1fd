"""How do I round amounts to multiples of a unit so running totals equal the true ones rounded, halves up?

Keywords: cumulative cascade rounding
Inputs: amounts, a list of integers from 0; unit, an integer from 1
Requires: type(amounts) is list and all(type(a) is int and a >= 0 for a in amounts) and type(unit) is int and unit >= 1
Topic: rounding and money
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cascade_rounded(amounts, unit):
    parts = []
    total = 0
    placed = 0
    for amount in amounts:
        total += amount
        rest = total % unit
        target = total - rest
        if rest * 2 >= unit:
            target += unit
        parts.append(target - placed)
        placed = target
    return parts


assert cascade_rounded([14, 14, 14], 10) == [10, 20, 10]
assert cascade_rounded([5, 5], 10) == [10, 0]
assert cascade_rounded([4, 4, 4, 4], 10) == [0, 10, 0, 10]
assert cascade_rounded([], 5) == []
assert cascade_rounded([250, 249, 1], 500) == [500, 0, 0]
assert cascade_rounded([249], 500) == [0]
assert cascade_rounded([7, 9], 1) == [7, 9]
assert cascade_rounded([12, 13, 13], 25) == [0, 25, 25]
assert cascade_rounded([3, 3], 7) == [0, 7]
