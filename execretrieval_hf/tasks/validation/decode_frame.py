"""Unpack a sensor message of hexadecimal digit pairs, ignoring blanks: the first byte counts the data bytes
after it, a last byte brings the sum of all to a multiple of 256. Return the data as a list of integers, or
the first word that applies: hex for another character or an odd number of digits, length for a wrong number
of bytes or none, sum for a wrong sum.

Keywords: hex message checksum verification
Inputs: frame, a string such as "02 10 20 ce"
Requires: type(frame) is str and frame.isascii() and len(frame) <= 600
Topic: frames
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
    if sum(data) % 256 != 0:
        return "sum"
    return data[1:-1]


assert decode_frame("02 10 20 ce") == [16, 32]
assert decode_frame("01FF00") == [255]
assert decode_frame("01 FF 01") == "sum"
assert decode_frame("09 01 01 01 01 01 01 01 01 01 EE") == [1, 1, 1, 1, 1, 1, 1, 1, 1]
assert decode_frame("02 10 EE") == "length"
assert decode_frame("01 1 FE") == "hex"
assert decode_frame("00 0G") == "hex"
assert decode_frame("  ") == "length"
assert decode_frame("00 00") == []
assert decode_frame("0 1 00 F F") == [0]
