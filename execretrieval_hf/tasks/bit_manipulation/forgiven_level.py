"""How many ones has a thermometer code, or -1 if more than one zero lies below its highest one?

Keywords: thermometer code bubble error
Inputs: code, an integer that is not negative
Requires: type(code) is int and 0 <= code < 2**24
Topic: binary codes
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def forgiven_level(code):
    ones = 0
    zeros = 0
    while code > 0:
        if code & 1:
            ones += 1
        else:
            zeros += 1
        code >>= 1
    if zeros > 1:
        return -1
    return ones


assert forgiven_level(0b1111) == 4
assert forgiven_level(0) == 0
assert forgiven_level(0b1) == 1
assert forgiven_level(0b110) == 2
assert forgiven_level(0b1101111) == 6
assert forgiven_level(0b10011) == -1
assert forgiven_level(0b1010) == -1
assert forgiven_level(0b1111111110) == 9
assert forgiven_level(0b101) == 2
assert forgiven_level(0b11111111) == 8
