from fractions import Fraction


def clamped_mean_fraction(values, k):
    ordered = sorted(values)
    if 2 * k >= len(ordered):
        return None
    low, high = ordered[k], ordered[-1 - k]
    mean = Fraction(sum(max(low, min(high, value)) for value in values), len(values))
    return mean.numerator, mean.denominator
