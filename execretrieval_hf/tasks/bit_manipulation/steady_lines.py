"""Which input bits, as a mask, were on in at least n samples in a row somewhere in my log?

Keywords: bits on n consecutive samples
Inputs: samples, a list of integers, one bit an input; n, an integer from 1
Requires: type(samples) is list and all(type(s) is int and 0 <= s < 2**16 for s in samples) and type(n) is int and 1 <= n <= 20
Topic: flags and masks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def steady_lines(samples, n):
    steady = 0
    for end in range(n, len(samples) + 1):
        common = samples[end - n]
        for sample in samples[end - n + 1:end]:
            common &= sample
        steady |= common
    return steady


assert steady_lines([0b011, 0b110, 0b111], 2) == 0b110
assert steady_lines([0b101, 0b010, 0b101], 1) == 0b111
assert steady_lines([5, 5], 3) == 0
assert steady_lines([0b1001, 0b1011, 0b1010, 0b0010], 3) == 0b1010
assert steady_lines([], 1) == 0
assert steady_lines([0b01, 0b11, 0b10, 0b11, 0b01], 2) == 0b11
assert steady_lines([4, 4, 4, 0], 3) == 4
assert steady_lines([0, 1, 9, 1], 3) == 1
