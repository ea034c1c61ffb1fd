from math import comb


def next_on_curve(readings, degree):
    if len(readings) <= degree:
        return None
    return sum((-1) ** k * comb(degree + 1, k + 1) * readings[-1 - k] for k in range(degree + 1))
