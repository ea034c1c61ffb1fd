"""Give the mask of unmarked squares sharing a side with marked ones on a board of h w-bit rows.

Keywords: orthogonal neighbours bitboard dilation
Inputs: marked, the mask of marked squares, row after row from bit 0; w, the squares of a row; h, the number of rows
Requires: type(w) is int and 1 <= w <= 8 and type(h) is int and 1 <= h <= 8 and type(marked) is int and 0 <= marked < 2**(w * h)
Topic: bitboards
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rim_squares(marked, w, h):
    rim = 0
    for square in range(w * h):
        column = square % w
        near = marked >> square + w
        if square >= w:
            near |= marked >> square - w
        if column > 0:
            near |= marked >> square - 1
        if column < w - 1:
            near |= marked >> square + 1
        if near & 1:
            rim |= 1 << square
    return rim & ~marked


assert rim_squares(0b000_010_000, 3, 3) == 170
assert rim_squares(0b000_000_001, 3, 3) == 10
assert rim_squares(0b100_000_000, 3, 3) == 160
assert rim_squares(0b0001_1000, 4, 2) == 165
assert rim_squares(0b11, 2, 1) == 0
assert rim_squares(0b00110, 5, 1) == 9
assert rim_squares(0b101, 3, 1) == 2
assert rim_squares(0b0000_0110_0010_0000, 4, 4) == 26962
assert rim_squares(0b01_00_00_11, 2, 4) == 156
assert rim_squares(0b101, 1, 3) == 2
