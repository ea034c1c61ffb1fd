"""Move the graph of a polynomial by whole numbers of units to the right and upwards. Its coefficients are listed
from the highest power down to the constant, and so are those of the moved one, equally many.

Keywords: translate polynomial horizontally vertically
Inputs: coefficients, a non-empty list of integers; right and up, integers, negative for the left and downwards
Requires: type(coefficients) is list and all(type(c) is int for c in coefficients) and len(coefficients) >= 1 and type(right) is int and type(up) is int
Topic: polynomials
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def slid_coefficients(coefficients, right, up):
    moved = list(coefficients)
    for end in range(len(moved), 1, -1):
        for place in range(1, end):
            moved[place] -= right * moved[place - 1]
    moved[-1] += up
    return moved


assert slid_coefficients([1, 0, 0], 1, 0) == [1, -2, 1]
assert slid_coefficients([1, 0, 0], -2, 5) == [1, 4, 9]
assert slid_coefficients([3], 4, 2) == [5]
assert slid_coefficients([2, -1], 3, 0) == [2, -7]
assert slid_coefficients([1, 0, 0, 0], 1, 1) == [1, -3, 3, 0]
assert slid_coefficients([0, 1, 4], 5, -3) == [0, 1, -4]
assert slid_coefficients([-1, 2, 0, 7], 2, -7) == [-1, 8, -20, 16]
assert slid_coefficients([2, 3, 5], 0, 4) == [2, 3, 9]
assert slid_coefficients([1, -4, 6, -4, 1], -1, 0) == [1, 0, 0, 0, 0]
