from fractions import Fraction


def settle_half_even(reading, power, limit):
    exact = Fraction(reading) / Fraction(2) ** power
    return max(-limit, min(limit, round(exact)))
