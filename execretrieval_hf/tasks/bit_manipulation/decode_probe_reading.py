"""Our temperature probe sends each measurement as two bytes, the high one first: their twelve highest bits
are a two's complement count of sixteenths of a degree, the lowest bit is set when the wire is broken, and the
three in between mean nothing. Turn the two bytes into degrees, pulling anything outside -55 to 125 to the
nearer of these bounds, and give None for a broken wire.

Keywords: 12-bit two's complement temperature
Inputs: high and low, the first and the second byte as integers from 0 to 255
Requires: type(high) is int and type(low) is int and 0 <= high <= 255 and 0 <= low <= 255
Topic: sign extension
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def decode_probe_reading(high, low):
    if low & 1:
        return None
    raw = high << 4 | low >> 4
    if raw >= 2048:
        raw -= 4096
    degrees = raw / 16
    if degrees > 125:
        degrees = 125.0
    return max(degrees, -55.0)


assert decode_probe_reading(0x19, 0x10) == 25.0625
assert decode_probe_reading(0xC9, 0x00) == -55.0
assert decode_probe_reading(0x00, 0x01) == None
assert decode_probe_reading(0xFF, 0xF0) == -0.0625
assert decode_probe_reading(0x80, 0x00) == -55.0
assert decode_probe_reading(0x7F, 0xF0) == 125.0
assert decode_probe_reading(0xFC, 0x9E) == -3.4375
assert decode_probe_reading(0x19, 0x11) == None
assert decode_probe_reading(0x7D, 0x80) == 125.0
assert decode_probe_reading(0x7C, 0xF0) == 124.9375
