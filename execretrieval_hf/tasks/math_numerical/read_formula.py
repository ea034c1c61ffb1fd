"""Read a typed polynomial in x, such as -x^3 + 2x - 4, as a list of its coefficients from the constant to the
highest one that is not 0. Terms may come in any order, like powers are added, powers are single digits, and
blanks are left out wherever they are. Text of another form gives None.

Keywords: parse polynomial string
Inputs: text, an ASCII string; a factor before x is a row of digits without a multiplication sign; the first term may have a sign, each later one has one
Requires: type(text) is str and text.isascii() and len(text) > 2
Topic: polynomials
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def read_formula(text):
    squeezed = text.replace(" ", "")
    term = r"(\d+|\d*x(\^\d)?)"
    if not re.fullmatch(f"[+-]?{term}([+-]{term})*", squeezed):
        return None
    coefficients = [0] * 10
    for part in re.findall("[+-]?[^+-]+", squeezed):
        factor, letter, power = part.partition("x")
        if factor in ("", "+", "-"):
            factor += "1"
        place = int(power[1:] or 1) if letter else 0
        coefficients[place] += int(factor)
    while coefficients and coefficients[-1] == 0:
        coefficients.pop()
    return coefficients


assert read_formula("-x^3 + 2x - 4") == [-4, 2, 0, -1]
assert read_formula("+7x^2") == [0, 0, 7]
assert read_formula("1 0 + x + x") == [10, 2]
assert read_formula("3x - 3x") == []
assert read_formula("x^2 5") == None
assert read_formula("x^2 + 3y") == None
assert read_formula("x^9 - 2x^0 + 1") == [-1, 0, 0, 0, 0, 0, 0, 0, 0, 1]
assert read_formula("5x^1-12-x-1") == [-13, 4]
assert read_formula("2 - x^2 + x - 3x^2") == [2, 1, -4]
assert read_formula("4x^2 - 1 + x - 4x^2") == [-1, 1]
