"""Which masks have bits no other one has, as pairs of list position from 0 and mask of such bits?

Keywords: bits unique to one mask
Inputs: keyrings, a list of integers from 0
Requires: type(keyrings) is list and all(type(k) is int and 0 <= k < 2**16 for k in keyrings)
Topic: bit sets
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sole_owner_bits(keyrings):
    seen = 0
    shared = 0
    for ring in keyrings:
        shared |= seen & ring
        seen |= ring
    owners = []
    for position, ring in enumerate(keyrings):
        own = ring & ~shared
        if own > 0:
            owners.append((position, own))
    return owners


assert sole_owner_bits([0b011, 0b110]) == [(0, 0b001), (1, 0b100)]
assert sole_owner_bits([0b101]) == [(0, 0b101)]
assert sole_owner_bits([]) == []
assert sole_owner_bits([5, 5]) == []
assert sole_owner_bits([0b0111, 0b0001, 0b1101]) == [(0, 0b0010), (2, 0b1000)]
assert sole_owner_bits([1, 1, 1, 2]) == [(3, 2)]
assert sole_owner_bits([0, 6, 9]) == [(1, 6), (2, 9)]
assert sole_owner_bits([0b1100, 0b1010, 0b0001]) == [(0, 0b0100), (1, 0b0010), (2, 0b0001)]
