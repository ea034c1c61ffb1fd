"""Add up bytes, each carry past 255 going back in at the bottom, and flip the sum's eight bits.

Keywords: end-around carry checksum
Inputs: data, a list of integers from 0 to 255
Requires: type(data) is list and all(type(b) is int and 0 <= b < 256 for b in data)
Topic: error detection
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ring_checksum(data):
    total = 0
    for byte in data:
        total += byte
        if total > 255:
            total -= 255
    return total ^ 255


assert ring_checksum([1, 2, 3]) == 249
assert ring_checksum([]) == 255
assert ring_checksum([255]) == 0
assert ring_checksum([255, 1]) == 254
assert ring_checksum([200, 100]) == 210
assert ring_checksum([128, 127]) == 0
assert ring_checksum([128, 128]) == 254
assert ring_checksum([255, 255, 255, 9]) == 246
assert ring_checksum([90, 90, 90, 90, 90, 90]) == 225
