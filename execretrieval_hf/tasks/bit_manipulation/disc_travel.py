"""The camera above our turntable reads a Gray code of n bits from its rim, None if blurred; sectors are numbered
by that code, clockwise. I need the sectors travelled, clockwise less anticlockwise, always the shorter way
from one reading to the next, half a turn being clockwise, and the most blurred readings in a row.

Keywords: gray code turntable rotation
Inputs: readings, a list of integers below 2 to the n or None; n, the number of bits; the result is a pair of integers
Requires: type(n) is int and 2 <= n <= 10 and type(readings) is list and all(r is None or type(r) is int and 0 <= r < 2**n for r in readings)
Topic: binary codes
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def disc_travel(readings, n):
    turn = 1 << n
    travelled = 0
    before = None
    blurred = 0
    most = 0
    for reading in readings:
        if reading is None:
            blurred += 1
            most = max(most, blurred)
            continue
        blurred = 0
        sector = 0
        while reading > 0:
            sector ^= reading
            reading >>= 1
        if before is not None:
            step = (sector - before) % turn
            if step > turn // 2:
                step -= turn
            travelled += step
        before = sector
    return travelled, most


assert disc_travel([0, 1, 3, 2], 2) == (3, 0)
assert disc_travel([1, 3, 2, 0, 1, 3], 2) == (5, 0)
assert disc_travel([0b000, 0b100], 3) == (-1, 0)
assert disc_travel([0b000, 0b110], 3) == (4, 0)
assert disc_travel([0b0110, 0b1101], 4) == (5, 0)
assert disc_travel([0b000, 0b111, 0b101], 3) == (-2, 0)
assert disc_travel([3, None, 2, None, None, 6], 3) == (2, 2)
assert disc_travel([None, None, 1, None], 2) == (0, 2)
assert disc_travel([None, 0b1010, None, None, 0b0010], 4) == (7, 2)
assert disc_travel([], 2) == (0, 0)
