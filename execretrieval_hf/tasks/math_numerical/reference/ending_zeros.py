from math import prod


def ending_zeros(numbers, base):
    if base < 2 or not all(numbers):
        return None
    product = abs(prod(numbers))
    zeros = 0
    while product % base ** (zeros + 1) == 0:
        zeros += 1
    return zeros
