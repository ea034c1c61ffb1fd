"""How often is a number a zero of my polynomial, highest coefficient first, and what remains after dividing
those out?

Keywords: multiplicity of root by deflation
Inputs: coefficients, a list of integers that does not begin with 0; spot, an integer; the result is a pair (multiplicity, list of remaining coefficients)
Requires: type(coefficients) is list and all(type(c) is int for c in coefficients) and len(coefficients) >= 1 and coefficients[0] != 0 and type(spot) is int
Topic: polynomials
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def divided_out(coefficients, spot):
    rest = list(coefficients)
    times = 0
    while True:
        value = 0
        quotient = []
        for coefficient in rest:
            value = value * spot + coefficient
            quotient.append(value)
        if value != 0:
            return times, rest
        rest = quotient[:-1]
        times += 1


assert divided_out([1, -2, 1], 1) == (2, [1])
assert divided_out([1, -2, 1], 2) == (0, [1, -2, 1])
assert divided_out([2, -6], 3) == (1, [2])
assert divided_out([5], 0) == (0, [5])
assert divided_out([1, 0, 0, 0], 0) == (3, [1])
assert divided_out([1, 1, -8, -12], -2) == (2, [1, -3])
assert divided_out([1, 0, -1], -1) == (1, [1, -1])
assert divided_out([3, 0, 0], 0) == (2, [3])
assert divided_out([1, -3, 3, -1], 1) == (3, [1])
assert divided_out([2, -7, 3], 3) == (1, [2, -1])
