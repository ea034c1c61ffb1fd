"""How many positive and negative zeros can my polynomial, lowest coefficient first, have at most by Descartes'
rule of signs?

Keywords: Descartes rule of signs
Inputs: coefficients, a list of integers; the result is a pair (bound of positive zeros, bound of negative zeros)
Requires: type(coefficients) is list and all(type(c) is int for c in coefficients)
Topic: polynomials
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def zero_bounds(coefficients):
    bounds = []
    for side in (1, -1):
        changes, previous, factor = 0, 0, 1
        for coefficient in coefficients:
            value = coefficient * factor
            if previous < 0 < value or value < 0 < previous:
                changes += 1
            if value != 0:
                previous = value
            factor *= side
        bounds.append(changes)
    return tuple(bounds)


assert zero_bounds([2, -3, 1]) == (2, 0)
assert zero_bounds([2, 3, 1]) == (0, 2)
assert zero_bounds([-1, 0, 0, 1]) == (1, 0)
assert zero_bounds([-1, 0, 1]) == (1, 1)
assert zero_bounds([0, 0, 5]) == (0, 0)
assert zero_bounds([6, -5, -2, 1]) == (2, 1)
assert zero_bounds([1, 0, 0, 0, 1, 0, -7]) == (1, 1)
assert zero_bounds([-4, 0, 3, 2, 0, -1]) == (2, 3)
assert zero_bounds([0, 1, -1, 1, -1, 1]) == (4, 0)
assert zero_bounds([3, 0, -1, 0, 4, 0, -2]) == (3, 3)
