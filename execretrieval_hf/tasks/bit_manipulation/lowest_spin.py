"""Smallest number among all rotations of an n-bit pattern, and the fewest left turns that give it?

Keywords: minimal rotation bit pattern
Inputs: pattern, an integer below two to the power n; n, an integer from 1; a left turn moves each bit one place up, the top one to the bottom; the answer is a pair
Requires: type(pattern) is int and type(n) is int and 1 <= n <= 24 and 0 <= pattern < 2**n
Topic: shifts and rotations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lowest_spin(pattern, n):
    full = (1 << n) - 1
    best = pattern
    fewest = 0
    turned = pattern
    for turns in range(1, n):
        turned = (turned << 1 | turned >> n - 1) & full
        if turned < best:
            best = turned
            fewest = turns
    return best, fewest


assert lowest_spin(0b1100, 4) == (0b0011, 2)
assert lowest_spin(0b0011, 4) == (0b0011, 0)
assert lowest_spin(0b1010, 4) == (0b0101, 1)
assert lowest_spin(1, 1) == (1, 0)
assert lowest_spin(0b10110, 5) == (0b01011, 4)
assert lowest_spin(0b1001101, 7) == (0b0011011, 1)
assert lowest_spin(0, 6) == (0, 0)
assert lowest_spin(0b100100, 6) == (0b001001, 1)
assert lowest_spin(0b010, 3) == (0b001, 2)
