"""For which integers n within inclusive bounds has my polynomial, lowest coefficient first, opposite nonzero signs
at n and n+1?

Keywords: locate sign changes of polynomial
Inputs: coefficients, a list of integers; low and high, the bounds of the integers, which count themselves; the result is an ascending list, and 0 has no sign
Requires: type(coefficients) is list and all(type(c) is int for c in coefficients) and type(low) is int and type(high) is int and abs(high - low) < 10**6
Topic: polynomials
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def flip_places(coefficients, low, high):
    found = []
    for spot in range(low, high + 1):
        here, there = 0, 0
        for coefficient in reversed(coefficients):
            here = here * spot + coefficient
            there = there * (spot + 1) + coefficient
        if here * there < 0:
            found.append(spot)
    return found


assert flip_places([-2, 0, 1], -3, 3) == [-2, 1]
assert flip_places([-2, 0, 1], 1, 1) == [1]
assert flip_places([-2, 0, 1], -2, 0) == [-2]
assert flip_places([0, 1], -2, 2) == []
assert flip_places([2, 5], 0, 3) == []
assert flip_places([-1, 2], 0, 4) == [0]
assert flip_places([1, -6, 0, 1], -3, 2) == [-3, 0, 2]
assert flip_places([7, -2], 3, 9) == [3]
assert flip_places([3, -8, 4], 0, 1) == [0, 1]
assert flip_places([-1, 0, 2, -9], -5, 5) == [-1]
