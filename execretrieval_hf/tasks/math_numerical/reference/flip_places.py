def flip_places(coefficients, low, high):
    def value(x):
        return sum(c * x**power for power, c in enumerate(coefficients))

    return [x for x in range(low, high + 1) if value(x) * value(x + 1) < 0]
