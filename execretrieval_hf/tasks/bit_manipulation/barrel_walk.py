"""Work through steps of a letter and a digit on a byte: L shifts left, R shifts right, A shifts right copying
the old top bit into the free places, C rotates left, D rotates right, by the digit's number of places; other
letters do nothing. Return the byte and how many ones L, R and A have pushed out.

Keywords: barrel shifter step list
Inputs: byte, an integer from 0 to 255; steps, a list of texts such as "L3", the digit being 1 to 7
Requires: type(byte) is int and 0 <= byte < 256 and type(steps) is list and all(type(s) is str and re.fullmatch("[A-Z][1-7]", s) for s in steps)
Topic: shifts and rotations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def barrel_walk(byte, steps):
    lost = 0
    for step in steps:
        kind = step[0]
        places = int(step[1])
        low = byte & (1 << places) - 1
        if kind == "L":
            byte <<= places
            lost += (byte >> 8).bit_count()
        elif kind == "C":
            byte = byte << places | byte >> 8 - places
        elif kind == "D":
            byte = byte >> places | low << 8 - places
        elif kind in "RA":
            lost += low.bit_count()
            sign = 255 << 8 if kind == "A" and byte & 128 else 0
            byte = (sign | byte) >> places
        byte &= 255
    return byte, lost


assert barrel_walk(0b00010110, ["L4"]) == (0b01100000, 1)
assert barrel_walk(0b10010110, ["R3"]) == (0b00010010, 2)
assert barrel_walk(0b10010110, ["A3"]) == (0b11110010, 2)
assert barrel_walk(0b01010110, ["A2", "C5"]) == (0b10100010, 1)
assert barrel_walk(0b11000001, ["C3", "X2", "D1"]) == (0b00000111, 0)
assert barrel_walk(0b10010110, ["D5"]) == (0b10110100, 0)
assert barrel_walk(0b00000001, ["R1", "A2", "C1"]) == (0, 1)
assert barrel_walk(0b11111111, ["L7", "A6", "R7"]) == (0b00000001, 13)
assert barrel_walk(0b00000001, ["A3"]) == (0, 1)
