"""I put a disc on a square of a board with n rows of n bits: which discs of the other side does it turn, as a
mask? All those that stand without a gap in a straight or diagonal line between the square and another disc of
mine. On a square already taken it turns none.

Keywords: reversi move flips
Inputs: mine, the mask of my discs; theirs, the mask of the other side's discs; square, the number of a bit; n, the squares of a side; no disc is in both masks
Requires: type(n) is int and 2 <= n <= 8 and all(type(m) is int and 0 <= m < 2**(n * n) for m in (mine, theirs)) and mine & theirs == 0 and type(square) is int and 0 <= square < n * n
Topic: bitboards
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def turned_discs(mine, theirs, square, n):
    if (mine | theirs) >> square & 1:
        return 0
    turned = 0
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            row, column = divmod(square, n)
            row += down
            column += right
            line = 0
            while 0 <= row < n and 0 <= column < n:
                bit = 1 << row * n + column
                if not theirs & bit:
                    if mine & bit:
                        turned |= line
                    break
                line |= bit
                row += down
                column += right
    return turned


assert turned_discs(0b1000, 0b0110, 0, 4) == 6
assert turned_discs(0b0001, 0b0110, 3, 4) == 6
assert turned_discs(0b1001, 0b0110, 1, 4) == 0
assert turned_discs(0b0100, 0b1010, 0, 4) == 2
assert turned_discs(0x9000, 0x0530, 0, 4) == 1328
assert turned_discs(0b000_000_001, 0b000_010_110, 8, 3) == 16
assert turned_discs(0b100_000_100, 0b010_010_010, 0, 3) == 18
assert turned_discs(0b001_000_000, 0b000_011_000, 2, 3) == 16
assert turned_discs(0x2000, 0x0230, 1, 4) == 544
assert turned_discs(0b1_0011, 0b101_1010_1010_1000, 2, 4) == 0
