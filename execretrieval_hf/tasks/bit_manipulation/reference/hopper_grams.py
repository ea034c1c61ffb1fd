from fractions import Fraction
from math import floor


def hopper_grams(data, tare, scale):
    values = [
        int.from_bytes(bytes(data[at : at + 3]), "big", signed=True) for at in range(0, len(data) - 2, 3)
    ]
    good = [value for value in values if value not in (-(2**23), 2**23 - 1)]
    if not good:
        return None, len(values)
    exact = (Fraction(sum(good), len(good)) - tare) / scale
    grams = floor(abs(exact) + Fraction(1, 2))
    return (-grams if exact < 0 else grams), len(values) - len(good)
