"""List the leaps open in peg solitaire, as pairs of start and goal, ascending. A board has one bit for each
place, w to a row, some of which are no holes; a peg leaps over a peg right beside, above or below it into an
empty hole just behind, never round the end of a row.

Keywords: peg solitaire legal moves
Inputs: holes, the mask of places that are holes; pegs, the mask of holes with a peg; w, the places of a row
Requires: type(w) is int and 3 <= w <= 8 and type(holes) is int and 0 <= holes < 2**64 and type(pegs) is int and 0 <= pegs and pegs & ~holes == 0
Topic: bitboards
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def leap_choices(holes, pegs, w):
    leaps = []
    for start in range(pegs.bit_length()):
        if not pegs >> start & 1:
            continue
        for step in (-w, -1, 1, w):
            goal = start + 2 * step
            if goal < 0 or step in (-1, 1) and goal // w != start // w:
                continue
            if pegs >> start + step & 1 and (holes & ~pegs) >> goal & 1:
                leaps.append((start, goal))
    return leaps


assert leap_choices(0b1111_1111_1111, 0b0000_1011_1011, 4) == [(0, 2), (0, 8), (1, 9), (3, 11), (4, 6)]
assert leap_choices(0b111_1111_1101, 0b110_1100_0000, 4) == [(7, 5), (10, 2), (10, 8)]
assert leap_choices(0b111_111_111, 0b000_011_000, 3) == [(3, 5)]
assert leap_choices(0b111_111_111, 0b100_100_011, 3) == [(0, 2), (8, 2)]
assert leap_choices(0b111_111_111, 0b001_110_001, 3) == [(5, 3)]
assert leap_choices(0b11111_11101_11111, 0b01000_11101_01110, 5) == [(2, 0), (2, 4), (2, 12)]
assert leap_choices(0b110_111_011, 0b000_110_010, 3) == [(1, 7), (5, 3)]
assert leap_choices(0b1111_1111_1111, 0b0000_0110_0100, 4) == [(2, 10), (5, 7), (6, 4)]
assert leap_choices(0b11111_11111, 0b10010_01100, 5) == [(2, 4), (3, 1)]
assert leap_choices(0b111_111_111_111, 0b010_000_010_010, 3) == [(1, 7)]
