def zero_bounds(coefficients):
    def changes(values):
        signs = [v > 0 for v in values if v != 0]
        return sum(a != b for a, b in zip(signs, signs[1:]))

    return changes(coefficients), changes([c * (-1) ** k for k, c in enumerate(coefficients)])
