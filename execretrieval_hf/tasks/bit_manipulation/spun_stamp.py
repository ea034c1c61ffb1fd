"""Turn a w by h dot picture, row after row from bit 0 at the top left, a quarter clockwise.

Keywords: rotate bitmap 90 degrees
Inputs: dots, the picture as an integer; w, the dots of a row; h, the number of rows; the result is an integer with rows of h dots
Requires: type(w) is int and 1 <= w <= 8 and type(h) is int and 1 <= h <= 8 and type(dots) is int and 0 <= dots < 2**(w * h)
Topic: bitboards
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def spun_stamp(dots, w, h):
    turned = 0
    for place in range(w * h):
        if dots >> place & 1:
            row, column = divmod(place, w)
            target = column * h + h - 1 - row
            turned |= 1 << target
    return turned


assert spun_stamp(0b0001, 2, 2) == 2
assert spun_stamp(0b0010, 2, 2) == 8
assert spun_stamp(0b000_001, 3, 2) == 2
assert spun_stamp(0b000_111, 3, 2) == 42
assert spun_stamp(0b100_000, 3, 2) == 16
assert spun_stamp(0b00_01_11, 2, 3) == 38
assert spun_stamp(0b1011, 4, 1) == 11
assert spun_stamp(0b1011, 1, 4) == 13
assert spun_stamp(0b101_000_110, 3, 3) == 353
