"""Our cinema stores each row as a mask of sold seats. A party wants adjacent free seats in one row, not leaving
a lone free seat next to them, one whose other side is sold or the wall. Find the place whose middle is nearest
the row's middle, on ties the later row, then the lower seats, as row and lowest seat from 0, or None.

Keywords: adjacent cinema seats near centre
Inputs: rows, a list of integers, bit 0 being seat 0; seats, the seats of every row; party, the number of people; the answer is a pair, or None if there is no place
Requires: type(rows) is list and type(seats) is int and 1 <= seats <= 16 and type(party) is int and 1 <= party <= 20 and all(type(r) is int and 0 <= r < 2**seats for r in rows)
Topic: bitmaps
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def group_placement(rows, seats, party):
    best = None
    nearest = seats
    wanted = (1 << party) - 1
    for number, sold in enumerate(rows):
        walled = (1 << seats | sold) << 2 | 3
        for first in range(seats - party + 1):
            if sold >> first & wanted:
                continue
            if walled >> first & 3 == 1 or walled >> first + party + 2 & 3 == 2:
                continue
            distance = abs(2 * first + party - seats)
            if best is None or distance < nearest or distance == nearest and number > best[0]:
                nearest = distance
                best = (number, first)
    return best


assert group_placement([0b0000000, 0b0010000], 7, 3) == (0, 2)
assert group_placement([0b0000000, 0b0000000], 7, 2) == (1, 2)
assert group_placement([0b00000, 0b10001], 5, 3) == (1, 1)
assert group_placement([0b00000], 5, 3) == (0, 0)
assert group_placement([0b0110], 4, 2) == None
assert group_placement([0b00000100, 0b00010000], 8, 2) == (0, 3)
assert group_placement([0b000001], 6, 4) == None
assert group_placement([0b0100001000], 10, 3) == (0, 0)
assert group_placement([0b0000101], 7, 4) == (0, 3)
