from fractions import Fraction
from math import ceil, floor


def cook_for(recipe, serves, guests):
    cooked = []
    for name, amount, unit in recipe:
        exact = Fraction(amount * guests, serves)
        if unit == "":
            new = ceil(exact)
        elif unit not in ("g", "ml"):
            new = amount + (guests > 2 * serves)
        else:
            step = 25 if exact >= 100 else 5
            new = max(step, step * floor(exact / step + Fraction(1, 2)))
        cooked.append((name, new, unit))
    return cooked
