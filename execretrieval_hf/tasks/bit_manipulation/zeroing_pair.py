"""Which two hex capitals after a frame of hex pairs make its bytes add up to a multiple of 256?

Keywords: LRC hex check digits
Inputs: frame, a string of an even number of hexadecimal digits; the result is a string
Requires: type(frame) is str and len(frame) % 2 == 0 and all(c in "0123456789abcdefABCDEF" for c in frame) and len(frame) > 0
Topic: error detection
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def zeroing_pair(frame):
    total = 0
    for start in range(0, len(frame), 2):
        pair = frame[start:start + 2]
        total += int(pair, 16)
    missing = -total % 256
    return f"{missing:02X}"


assert zeroing_pair("01") == "FF"
assert zeroing_pair("FF") == "01"
assert zeroing_pair("00") == "00"
assert zeroing_pair("0A1B2c") == "AF"
assert zeroing_pair("8080") == "00"
assert zeroing_pair("7fff") == "82"
assert zeroing_pair("F0F0F0") == "30"
assert zeroing_pair("10325476") == "F4"
assert zeroing_pair("FEFEFEFE06") == "02"
