"""How many smaller numbers that are not negative have exactly as many one bits as a given number?

Keywords: same popcount smaller numbers
Inputs: number, an integer that is not negative
Requires: type(number) is int and 0 <= number < 2**20
Topic: binary codes
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import comb


def weight_rank(number):
    smaller = 0
    ones = 0
    place = 0
    while number >> place > 0:
        if number >> place & 1:
            ones += 1
            smaller += comb(place, ones)
        place += 1
    return smaller


assert weight_rank(0b1100) == 5
assert weight_rank(0b1) == 0
assert weight_rank(0b1000) == 3
assert weight_rank(0b0101) == 1
assert weight_rank(0b11000) == 9
assert weight_rank(0b10011) == 4
assert weight_rank(0b101101) == 7
assert weight_rank(0b11100000) == 55
assert weight_rank(0b100000001) == 28
assert weight_rank(0) == 0
