from fractions import Fraction


def measure_eighths(measure, cups):
    parts = [Fraction(part) for part in measure.split(" ")]
    typed = "/" in measure
    amount = sum(parts) * 8
    if typed and parts[-1] >= 1 or amount.denominator != 1:
        return -1
    return -2 if amount > 8 * cups else int(amount)
