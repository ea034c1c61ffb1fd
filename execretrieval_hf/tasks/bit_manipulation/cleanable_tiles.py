"""How much floor a cleaning robot can get to: a set bit in a row's integer marks a blocked tile, bit 0 the left
one. From its starting tile, given by row and column counted from 0, it moves up, down, left and right over free
tiles inside the floor. Return for each row the mask of tiles it can get to, None if the starting tile is
blocked.

Keywords: flood fill on row bitmasks
Inputs: rows, a non-empty list of integers below two to the power width; width, the tiles of a row; row and column, the starting tile
Requires: type(rows) is list and all(type(n) is int for n in (width, row, column)) and 1 <= width <= 12 and all(type(r) is int and 0 <= r < 2**width for r in rows) and 0 <= row < len(rows) and 0 <= column < width
Topic: bitmaps
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cleanable_tiles(rows, width, row, column):
    if rows[row] >> column & 1:
        return None
    floor = (1 << width) - 1
    reached = [0] * len(rows)
    reached[row] = 1 << column
    growing = True
    while growing:
        growing = False
        for index, blocked in enumerate(rows):
            spread = reached[index]
            spread |= spread << 1 | spread >> 1
            if index > 0:
                spread |= reached[index - 1]
            if index + 1 < len(rows):
                spread |= reached[index + 1]
            spread &= floor & ~blocked
            if spread != reached[index]:
                reached[index] = spread
                growing = True
    return reached


assert cleanable_tiles([0b000, 0b110, 0b000], 3, 2, 2) == [0b111, 0b001, 0b111]
assert cleanable_tiles([0b010, 0b010], 3, 0, 0) == [0b001, 0b001]
assert cleanable_tiles([0b010, 0b010], 3, 1, 1) == None
assert cleanable_tiles([0b1011, 0b1100, 0b1000], 4, 2, 0) == [0, 0b0011, 0b0111]
assert cleanable_tiles([0b0000, 0b1000], 4, 0, 2) == [0b1111, 0b0111]
assert cleanable_tiles([0b01, 0b10], 2, 0, 1) == [0b10, 0b00]
assert cleanable_tiles([0b1110, 0b0010, 0b0100], 4, 1, 3) == [0, 0b1100, 0b1000]
assert cleanable_tiles([0b00100, 0b10101, 0b10001, 0b11110], 5, 0, 3) == [0b11011, 0b01010, 0b01110, 0]
assert cleanable_tiles([0, 0b01000, 0b00001], 5, 2, 3) == [0b11111, 0b10111, 0b11110]
