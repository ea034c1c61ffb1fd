"""Find the step of an n-bit counter filling from bit 0 with ones, then zeros; empty is 0, impossible -1.

Keywords: twisted ring counter decoder
Inputs: state, an integer below 2 to the n; n, the number of bits
Requires: type(n) is int and 2 <= n <= 16 and type(state) is int and 0 <= state < 2**n
Topic: binary codes
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def johnson_phase(state, n):
    full = (1 << n) - 1
    for step in range(2 * n):
        if step <= n:
            expected = (1 << step) - 1
        else:
            zeros = (1 << step - n) - 1
            expected = full ^ zeros
        if state == expected:
            return step
    return -1


assert johnson_phase(0, 4) == 0
assert johnson_phase(0b0001, 4) == 1
assert johnson_phase(0b0111, 4) == 3
assert johnson_phase(0b1111, 4) == 4
assert johnson_phase(0b1110, 4) == 5
assert johnson_phase(0b1000, 4) == 7
assert johnson_phase(0b0101, 4) == -1
assert johnson_phase(0b11110, 6) == -1
assert johnson_phase(0b1100000, 7) == 12
assert johnson_phase(0b111111100, 9) == 11
