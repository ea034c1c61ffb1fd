"""Divide a fixed-point reading by two to a given power, using shifts only and rounding to the nearest integer, a tie
going to the even neighbour. Negative readings round by the same rule, and a negative power multiplies instead.
A quotient above a given limit or below its negative counts as that bound.

Keywords: right shift round half even
Inputs: reading, an integer; power, an integer; limit, an integer from 1
Requires: all(type(n) is int for n in (reading, power, limit)) and -10**6 <= reading <= 10**6 and -8 <= power <= 16 and 1 <= limit <= 10**9
Topic: shifts and rotations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def settle_half_even(reading, power, limit):
    if power <= 0:
        result = reading << -power
    else:
        result = reading >> power
        rest = reading - (result << power)
        half = 1 << power - 1
        if rest > half or rest == half and result & 1:
            result += 1
    if result > limit:
        return limit
    if result < -limit:
        return -limit
    return result


assert settle_half_even(10, 2, 99) == 2
assert settle_half_even(14, 2, 99) == 4
assert settle_half_even(11, 2, 99) == 3
assert settle_half_even(-7, 1, 99) == -4
assert settle_half_even(-5, 1, 99) == -2
assert settle_half_even(7, -3, 99) == 56
assert settle_half_even(31, 0, 30) == 30
assert settle_half_even(-42, 1, 20) == -20
assert settle_half_even(9, 3, 5) == 1
