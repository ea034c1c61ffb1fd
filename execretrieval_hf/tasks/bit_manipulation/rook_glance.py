"""Get a mask of squares a rook can move to in its row of n, capturing enemies but not friends.

Keywords: rook row move mask
Inputs: friends and enemies, masks of the other pieces of the row, none in both; square, the rook's place from 0; n, the squares of the row
Requires: type(n) is int and 1 <= n <= 16 and all(type(m) is int and 0 <= m < 2**n for m in (friends, enemies)) and friends & enemies == 0 and type(square) is int and 0 <= square < n and not (friends | enemies) >> square & 1
Topic: bitboards
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rook_glance(friends, enemies, square, n):
    moves = 0
    for step in (-1, 1):
        place = square
        while True:
            place += step
            if place < 0 or place >= n or friends >> place & 1:
                break
            moves |= 1 << place
            if enemies >> place & 1:
                break
    return moves


assert rook_glance(0, 0, 3, 8) == 247
assert rook_glance(0b01000010, 0, 3, 8) == 52
assert rook_glance(0, 0b01000010, 3, 8) == 118
assert rook_glance(0b00000100, 0b00010000, 3, 8) == 16
assert rook_glance(0b100000, 0b000001, 2, 6) == 27
assert rook_glance(0, 0b00000001, 7, 8) == 127
assert rook_glance(0b10, 0, 0, 2) == 0
assert rook_glance(0b1000000, 0b0011001, 2, 7) == 11
assert rook_glance(0b0101, 0b1010, 4, 5) == 8
assert rook_glance(0, 0, 0, 1) == 0
