"""Turn on a set of features, given as a mask, with everything they need, directly or through others; a list
holds for each bit from 0 the mask of features it needs, and bits past its end need none. Return the mask of
all active features, or None if both bits of some clashing pair are active.

Keywords: transitive feature dependencies bitmask
Inputs: wanted, a mask; needs, a list of masks; clashes, a list of pairs of two different bit numbers
Requires: type(wanted) is int and 0 <= wanted < 256 and type(needs) is list and all(type(n) is int and 0 <= n < 256 for n in needs) and type(clashes) is list and all(type(c) is tuple and len(c) == 2 and all(type(b) is int and 0 <= b < 8 for b in c) and c[0] != c[1] for c in clashes)
Topic: flags and masks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def activation_mask(wanted, needs, clashes):
    active = 0
    pending = wanted
    while pending > 0:
        bit = pending.bit_length() - 1
        active |= 1 << bit
        if bit < len(needs):
            pending |= needs[bit]
        pending &= ~active
    for first, second in clashes:
        if active >> first & 1 and active >> second & 1:
            return None
    return active


assert activation_mask(0b001, [0b010, 0b100, 0], []) == 0b111
assert activation_mask(0b100, [0b010, 0b100, 0], []) == 0b100
assert activation_mask(0b001, [0b010, 0b100], [(0, 2)]) == None
assert activation_mask(0, [1, 2], [(0, 1)]) == 0
assert activation_mask(0b0011, [0b10000, 0b0100, 0b0001], []) == 0b10111
assert activation_mask(0b1010, [0b0001], [(0, 1), (2, 3)]) == 0b1010
assert activation_mask(0b0001, [0b0010, 0b0001], [(1, 2)]) == 0b0011
assert activation_mask(0b10000000, [0, 0, 0, 0, 0, 0, 0, 0b01000001], [(7, 1)]) == 0b11000001
assert activation_mask(0b0110, [0, 0b1000, 0b0001], [(4, 0), (3, 1)]) == None
