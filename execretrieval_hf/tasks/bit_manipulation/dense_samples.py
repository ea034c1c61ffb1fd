"""Unpack n-bit readings from a list of bytes filled from the lowest bit up, dropping an incomplete last one.

Keywords: unpack little-endian bit stream
Inputs: data, a list of integers from 0 to 255; width, bits of a reading from 1 to 24; the result is a list
Requires: type(data) is list and all(type(b) is int and 0 <= b < 256 for b in data) and type(width) is int and 1 <= width <= 24
Topic: byte packing
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dense_samples(data, width):
    samples = []
    held = 0
    filled = 0
    for byte in data:
        held |= byte << filled
        filled += 8
        while filled >= width:
            samples.append(held & (1 << width) - 1)
            held >>= width
            filled -= width
    return samples


assert dense_samples([0x34, 0x12, 0xAB], 12) == [564, 2737]
assert dense_samples([0x34, 0x12], 12) == [564]
assert dense_samples([0xFF], 12) == []
assert dense_samples([0b11100100], 2) == [0, 1, 2, 3]
assert dense_samples([0b11010011], 3) == [3, 2]
assert dense_samples([9, 0, 255], 8) == [9, 0, 255]
assert dense_samples([0x21, 0x43, 0x65], 16) == [17185]
assert dense_samples([0x21, 0x43, 0x65], 24) == [6636321]
assert dense_samples([0b10110101, 0b00000001], 5) == [21, 13, 0]
assert dense_samples([], 1) == []
