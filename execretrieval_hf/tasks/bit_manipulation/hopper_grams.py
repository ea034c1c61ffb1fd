"""Our hopper's scale sends samples of three bytes, two's complement, highest byte first; a remainder at the end
is cut off. The largest and the smallest possible value mean overload. I need the mean of the other samples
less a tare, divided by the counts per gram and rounded, halves away from zero, or None without any, and the
number of overloads, as a pair.

Keywords: 24-bit load cell samples
Inputs: data, a list of integers from 0 to 255; tare, an integer; scale, the counts per gram, an integer above 0
Requires: type(data) is list and all(type(b) is int and 0 <= b < 256 for b in data) and type(tare) is int and abs(tare) < 2**23 and type(scale) is int and 0 < scale < 100000
Topic: signed numbers
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def hopper_grams(data, tare, scale):
    total = 0
    good = 0
    overloads = 0
    for start in range(0, len(data) - 2, 3):
        value = data[start] << 16 | data[start + 1] << 8 | data[start + 2]
        if value >= 1 << 23:
            value -= 1 << 24
        if value == 8388607 or value == -8388608:
            overloads += 1
            continue
        total += value - tare
        good += 1
    if good == 0:
        return None, overloads
    grams = (2 * abs(total) + good * scale) // (2 * good * scale)
    if total < 0:
        grams = -grams
    return grams, overloads


assert hopper_grams([0, 0, 100, 0, 0, 200], 0, 10) == (15, 0)
assert hopper_grams([0, 1, 0, 9], 6, 100) == (3, 0)
assert hopper_grams([255, 255, 255], 0, 2) == (-1, 0)
assert hopper_grams([127, 255, 255, 128, 0, 0], 5, 1) == (None, 2)
assert hopper_grams([127, 255, 254, 128, 0, 1], 0, 7) == (0, 0)
assert hopper_grams([0, 0, 14, 127, 255, 255, 0, 0, 15, 7, 7], 10, 3) == (2, 1)
assert hopper_grams([1, 0, 0], 536, 1000) == (65, 0)
assert hopper_grams([0, 0, 5, 0, 0, 5], 20, 10) == (-2, 0)
assert hopper_grams([], 3, 4) == (None, 0)
assert hopper_grams([128, 0, 0, 255, 255, 0, 0, 0, 3], 1, 50) == (-3, 1)
