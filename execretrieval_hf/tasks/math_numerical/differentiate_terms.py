"""Derivative of a given order of a sum of powers of x held as a mapping from exponent, perhaps negative, to
coefficient. The result is a list of (exponent, coefficient) tuples from the highest exponent down, leaving
out those whose coefficient is 0. Order 0 gives the sum itself in that form.

Keywords: nth polynomial derivative sparse coefficients
Inputs: terms, a dict from integer to integer; order, an integer from 0
Requires: type(terms) is dict and all(type(v) is int for t in terms.items() for v in t) and type(order) is int and 0 <= order <= 1000
Topic: polynomials
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def differentiate_terms(terms, order):
    result = []
    for exponent in sorted(terms, reverse=True):
        factor = terms[exponent]
        for step in range(order):
            factor *= exponent - step
        if factor != 0:
            result.append((exponent - order, factor))
    return result


assert differentiate_terms({0: 7, 3: 2, 1: -4}, 1) == [(2, 6), (0, -4)]
assert differentiate_terms({1: 5, 4: 1, 2: 0}, 0) == [(4, 1), (1, 5)]
assert differentiate_terms({5: 2, 2: 3, 1: 9}, 2) == [(3, 40), (0, 6)]
assert differentiate_terms({-1: 3, 2: 1}, 1) == [(1, 2), (-2, -3)]
assert differentiate_terms({-2: 1, 0: 5}, 2) == [(-4, 6)]
assert differentiate_terms({2: 8, 1: 3, 0: 1}, 3) == []
assert differentiate_terms({}, 4) == []
assert differentiate_terms({6: -1, 4: 2, 3: 5}, 4) == [(2, -360), (0, 48)]
