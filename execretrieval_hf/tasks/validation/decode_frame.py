"""Unpack a sensor frame of hexadecimal digit pairs, ignoring blanks: the first byte counts the data bytes
that follow, and a last byte makes all bytes sum to a multiple of 256. Return the data bytes as a list of
integers, or the first word that applies: "hex" for other characters or an odd number of digits, "length"
for a wrong number of bytes or none at all, "large" for more than eight data bytes, and "sum" for a wrong
sum.

Keywords: hex message checksum verification
Inputs: frame, a string
Requires: type(frame) is str and len(frame) > 1
Topic: checksums
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def decode_frame(frame):
    digits = frame.replace(" ", "")
    if len(digits) % 2 == 1 or not re.fullmatch(r"[0-9a-fA-F]*", digits):
        return "hex"
    data = [int(digits[i:i + 2], 16) for i in range(0, len(digits), 2)]
    if not data or data[0] != len(data) - 2:
        return "length"
    if data[0] > 8:
        return "large"
    if sum(data) % 256 != 0:
        return "sum"
    return data[1:-1]


assert decode_frame("02 10 20 ce") == [16, 32]
assert decode_frame("01FF00") == [255]
assert decode_frame("01 FF 01") == "sum"
assert decode_frame("08 01 01 01 01 01 01 01 01 F0") == [1, 1, 1, 1, 1, 1, 1, 1]
assert decode_frame("09 01 01 01 01 01 01 01 01 01 EE") == "large"
assert decode_frame("02 10 EE") == "length"
assert decode_frame("01 1 FE") == "hex"
assert decode_frame("00 0G") == "hex"
assert decode_frame("  ") == "length"
assert decode_frame("00 00") == []
