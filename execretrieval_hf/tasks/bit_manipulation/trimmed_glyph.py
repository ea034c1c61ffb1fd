"""Crop a picture given from the top as one integer a row, highest bit leftmost: leave out empty rows and columns
at all four edges, but not those inside, and paint a one-dot frame directly around the rest. Return the new rows
and their number of columns, or None for a picture without a dot.

Keywords: crop bitmap and add border
Inputs: rows, a list of integers from 0; the answer is a pair
Requires: type(rows) is list and all(type(r) is int and 0 <= r < 2**16 for r in rows)
Topic: bitmaps
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def trimmed_glyph(rows):
    ink = 0
    for row in rows:
        ink |= row
    if ink == 0:
        return None
    margin = 0
    while ink >> margin & 1 == 0:
        margin += 1
    width = ink.bit_length() - margin
    top = 0
    while rows[top] == 0:
        top += 1
    bottom = len(rows)
    while rows[bottom - 1] == 0:
        bottom -= 1
    side = 1 << width + 1 | 1
    line = (1 << width + 2) - 1
    framed = [line]
    for row in rows[top:bottom]:
        framed.append(row >> margin << 1 | side)
    framed.append(line)
    return framed, width + 2


assert trimmed_glyph([0b00, 0b10, 0b00]) == ([0b111, 0b111, 0b111], 3)
assert trimmed_glyph([0b0100, 0b0000, 0b0110]) == ([0b1111, 0b1101, 0b1001, 0b1111, 0b1111], 4)
assert trimmed_glyph([0, 0]) == None
assert trimmed_glyph([]) == None
assert trimmed_glyph([0b101]) == ([0b11111, 0b11011, 0b11111], 5)
assert trimmed_glyph([0b10000, 0b00100, 0, 0]) == ([0b11111, 0b11001, 0b10011, 0b11111], 5)
assert trimmed_glyph([0, 0, 0b0110, 0b1010, 0]) == ([0b11111, 0b10111, 0b11011, 0b11111], 5)
assert trimmed_glyph([1, 1]) == ([7, 7, 7, 7], 3)
