"""Our temperature sensor sends each measurement as two bytes, the high one first: the upper twelve bits are a
two's complement count of sixteenths of a degree, the lowest bit is set when the wire is broken, and the three
between mean nothing. We need that count, held within -55 to 125 degrees, or None for a broken wire.

Keywords: 12-bit two's complement temperature
Inputs: high and low, the first and the second byte as integers from 0 to 255
Requires: type(high) is int and type(low) is int and 0 <= high <= 255 and 0 <= low <= 255
Topic: signed numbers
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def decode_probe_reading(high, low):
    if low & 1:
        return None
    count = high << 4 | low >> 4
    if count >= 2048:
        count -= 4096
    if count > 125 * 16:
        count = 125 * 16
    return max(count, -55 * 16)


assert decode_probe_reading(0x19, 0x10) == 401
assert decode_probe_reading(0xC9, 0x00) == -880
assert decode_probe_reading(0x00, 0x01) == None
assert decode_probe_reading(0xFF, 0xF0) == -1
assert decode_probe_reading(0x80, 0x00) == -880
assert decode_probe_reading(0x7F, 0xF0) == 2000
assert decode_probe_reading(0xFC, 0x9E) == -55
assert decode_probe_reading(0x19, 0x11) == None
assert decode_probe_reading(0x7D, 0x10) == 2000
assert decode_probe_reading(0x7C, 0xF0) == 1999
