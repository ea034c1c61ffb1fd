from fractions import Fraction


def snap_price(cents, step):
    if cents < 1 or step < 1:
        return None
    return max(step, round(Fraction(cents, step)) * step)
