"""Pair of checks over half bytes, high half first: their sum and the sum of running sums, each modulo 15.

Keywords: fletcher checksum of nibbles
Inputs: data, a list of integers from 0 to 255
Requires: type(data) is list and all(type(b) is int and 0 <= b < 256 for b in data)
Topic: error detection
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def twin_totals(data):
    total = 0
    running = 0
    for byte in data:
        for half in (byte >> 4, byte & 15):
            total += half
            running += total
    return total % 15, running % 15


assert twin_totals([0x12]) == (3, 4)
assert twin_totals([0x21]) == (3, 5)
assert twin_totals([0xF1]) == (1, 1)
assert twin_totals([0x77, 0x11]) == (1, 7)
assert twin_totals([]) == (0, 0)
assert twin_totals([0x80, 0x07]) == (0, 9)
assert twin_totals([0x30, 0xD2, 0x05]) == (8, 6)
assert twin_totals([0xFF, 0x01]) == (1, 1)
assert twin_totals([0x0A, 0xBC]) == (3, 4)
