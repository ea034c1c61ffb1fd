"""Where is the longest unbroken run of ones in a number, as lowest bit and length, the lower on ties?

Keywords: longest run of set bits
Inputs: bits, an integer from 1; bit 0 is the lowest
Requires: type(bits) is int and 1 <= bits < 2**40
Topic: bit counting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def longest_lit_stretch(bits):
    best_start = 0
    best_length = 0
    length = 0
    for place in range(bits.bit_length()):
        if bits >> place & 1:
            length += 1
        else:
            length = 0
        if length > best_length:
            best_length = length
            best_start = place - length + 1
    return best_start, best_length


assert longest_lit_stretch(0b0110111) == (0, 3)
assert longest_lit_stretch(0b1101) == (2, 2)
assert longest_lit_stretch(0b1100110) == (1, 2)
assert longest_lit_stretch(1) == (0, 1)
assert longest_lit_stretch(0b101000) == (3, 1)
assert longest_lit_stretch(0b11110111) == (4, 4)
assert longest_lit_stretch(0b1110011011000) == (10, 3)
assert longest_lit_stretch(0b11111) == (0, 5)
