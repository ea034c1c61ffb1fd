"""How many dots overlap when a second icon, bit 0 leftmost, is laid on a first, moved right and down?

Keywords: sprite overlap pixel count
Inputs: first and second, lists of row integers, from the top down; right, an integer from 0; down, an integer, negative for up
Requires: all(type(i) is list and all(type(r) is int and 0 <= r < 256 for r in i) for i in (first, second)) and type(right) is int and 0 <= right <= 12 and type(down) is int and -12 <= down <= 12
Topic: bitmaps
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def shared_pixels(first, second, right, down):
    total = 0
    for index, row in enumerate(second):
        target = index + down
        if target < 0 or target >= len(first):
            continue
        for column in range(row.bit_length()):
            if row >> column & 1 and first[target] >> column + right & 1:
                total += 1
    return total


assert shared_pixels([0b011, 0b111], [0b11, 0b11], 0, 0) == 4
assert shared_pixels([0b011, 0b110], [0b11, 0b11], 1, 0) == 3
assert shared_pixels([0b111, 0b101, 0b111], [0b11], 0, 2) == 2
assert shared_pixels([0b1111], [0b1111, 0b0101], 0, -1) == 2
assert shared_pixels([0b1111], [0b1111], 0, 1) == 0
assert shared_pixels([0b11110, 0b11111], [0b111, 0b110, 0b1], 2, -1) == 3
assert shared_pixels([255, 255, 255], [255, 255, 255], 3, 1) == 10
assert shared_pixels([], [1], 0, 0) == 0
assert shared_pixels([0b1, 0b1], [0b1, 0b1], 0, 1) == 1
