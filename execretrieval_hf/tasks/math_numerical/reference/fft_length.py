from itertools import product


def fft_length(least, block):
    size = -(-least // block) * block
    while True:
        rest = size
        for prime, _ in product((2, 3, 5, 7), range(40)):
            if rest % prime == 0:
                rest //= prime
        if rest == 1:
            return size
        size += block
