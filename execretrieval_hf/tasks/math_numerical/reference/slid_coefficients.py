from math import comb


def slid_coefficients(coefficients, right, up):
    degree = len(coefficients) - 1
    moved = [0] * (degree + 1)
    for place, c in enumerate(coefficients):
        power = degree - place
        for k in range(power + 1):
            moved[degree - k] += c * comb(power, k) * (-right) ** (power - k)
    return moved[:-1] + [moved[-1] + up]
