"""Find the lowest start, a multiple of the alignment, of the wanted number of consecutive unused slots in an
occupancy bitmap. The lowest bit stands for slot 0, a set bit for a taken slot, and only slots below the pool
size exist. The answer is -1 if there is no such place or fewer than one slot is wanted.

Keywords: aligned gap in allocation bitmap
Inputs: used, the bitmap as an integer from 0; size, need and step, the pool size, number of slots wanted and alignment
Requires: all(type(n) is int for n in (used, size, need, step)) and used >= 0 and 0 <= size < 999 and step >= 1 and -1 <= need < 99
Topic: bitmaps
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def first_free_block(used, size, need, step):
    if need < 1:
        return -1
    wanted = (1 << need) - 1
    for start in range(0, size - need + 1, step):
        if used >> start & wanted == 0:
            return start
    return -1


assert first_free_block(0b1, 8, 2, 4) == 4
assert first_free_block(0b00111111, 8, 3, 1) == -1
assert first_free_block(0b0110, 8, 1, 1) == 0
assert first_free_block(0b00011111, 8, 3, 1) == 5
assert first_free_block(0, 8, 0, 1) == -1
assert first_free_block(0b1001001, 12, 2, 1) == 1
assert first_free_block(0b1001001, 12, 3, 1) == 7
assert first_free_block(0b10111, 16, 2, 2) == 6
assert first_free_block(0b1111, 16, 8, 8) == 8
assert first_free_block(0b0111, 4, 1, 3) == 3
