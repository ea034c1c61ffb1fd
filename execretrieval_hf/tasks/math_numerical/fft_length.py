"""What is the next length, at least mine and a multiple of my block, with no prime factor above seven?

Keywords: next 7-smooth FFT size
Inputs: least, my length, from 1; block, from 1, itself without prime factors above seven
Requires: type(least) is int and least >= 1 and type(block) is int and block >= 1 and 210**20 % block == 0
Topic: primes and factors
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fft_length(least, block):
    length = least
    while True:
        rest = length
        for factor in range(2, 8):
            while rest % factor == 0:
                rest //= factor
        if rest == 1 and length % block == 0:
            return length
        length += 1


assert fft_length(100, 1) == 100
assert fft_length(101, 1) == 105
assert fft_length(11, 1) == 12
assert fft_length(121, 4) == 128
assert fft_length(1, 1) == 1
assert fft_length(50, 16) == 64
assert fft_length(22, 3) == 24
assert fft_length(31, 6) == 36
assert fft_length(205, 7) == 210
