"""Reverse the order of the lowest n bits of a number and leave its higher bits as they are.

Keywords: reverse low bits keep high
Inputs: number, an integer from 0; n, an integer from 0
Requires: type(number) is int and type(n) is int and 0 <= number < 2**24 and 0 <= n <= 24
Topic: shifts and rotations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mirror_tail(number, n):
    turned = 0
    rest = number
    for _ in range(n):
        turned <<= 1
        turned += rest & 1
        rest >>= 1
    return (rest << n) + turned


assert mirror_tail(0b11010001, 4) == 0b11011000
assert mirror_tail(0b0011, 4) == 0b1100
assert mirror_tail(45, 0) == 45
assert mirror_tail(0b110, 1) == 0b110
assert mirror_tail(0b1011001, 5) == 0b1010011
assert mirror_tail(1, 8) == 128
assert mirror_tail(0b101110, 2) == 0b101101
assert mirror_tail(0, 6) == 0
