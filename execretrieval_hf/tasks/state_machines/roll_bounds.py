"""What are the lowest and the highest total of a roll such as 2d6+3-1d4?

Keywords: dice notation minimum maximum
Inputs: roll, a string of terms joined by + or -, each a number such as 3 or a number of dice, a d and their sides; the result is the pair of both
Requires: type(roll) is str and re.fullmatch("[0-9]{1,3}(d[1-9][0-9]{0,2})?([+-][0-9]{1,3}(d[1-9][0-9]{0,2})?)*", roll, re.A)
Topic: token parsers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def roll_bounds(roll):
    low = 0
    high = 0
    for sign, count, sides in re.findall("([+-]?)([0-9]+)(?:d([0-9]+))?", roll):
        least = int(count)
        most = least * int(sides or 1)
        if sign == "-":
            low -= most
            high -= least
        else:
            low += least
            high += most
    return low, high


assert roll_bounds("2d6+3-1d4") == (1, 14)
assert roll_bounds("1d20") == (1, 20)
assert roll_bounds("7") == (7, 7)
assert roll_bounds("5-2d4") == (-3, 3)
assert roll_bounds("3d8+2d6") == (5, 36)
assert roll_bounds("10-4") == (6, 6)
assert roll_bounds("1d6-1d6") == (-5, 5)
assert roll_bounds("4d1+0d9-12") == (-8, -8)
assert roll_bounds("2d10-3-1d3+1") == (-3, 17)
