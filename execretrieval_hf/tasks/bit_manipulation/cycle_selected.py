"""Move each masked bit of a word up to the next masked place, the top to the lowest, others staying.

Keywords: rotate bits under a mask
Inputs: word, an integer; mask, an integer whose set bits are the masked places
Requires: type(word) is int and type(mask) is int and 0 <= word < 2**20 and 0 <= mask < 2**20
Topic: shifts and rotations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cycle_selected(word, mask):
    moved = word & ~mask
    lowest = previous = -1
    for place in range(mask.bit_length()):
        if mask >> place & 1 == 0:
            continue
        if lowest < 0:
            lowest = place
        elif word >> previous & 1:
            moved |= 1 << place
        previous = place
    if lowest >= 0 and word >> previous & 1:
        moved |= 1 << lowest
    return moved


assert cycle_selected(0b0001, 0b0101) == 0b0100
assert cycle_selected(0b1000, 0b1010) == 0b0010
assert cycle_selected(0b0111, 0b0000) == 0b0111
assert cycle_selected(0b0010, 0b1010) == 0b1000
assert cycle_selected(0b10110, 0b00111) == 0b10101
assert cycle_selected(0b01100, 0b11011) == 0b10100
assert cycle_selected(0b1, 0b1) == 0b1
assert cycle_selected(0b1010101, 0b1100110) == 0b0110011
