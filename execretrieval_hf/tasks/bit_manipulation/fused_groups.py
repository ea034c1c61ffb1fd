"""Merge bit sets, given as integers, until no two share a bit: sets that share one, directly or through others, become
their union. Leave out results with fewer members than a given number, always the empty set, and return the rest
ordered by size, the largest first, and by value, the smaller first, where sizes agree.

Keywords: merge overlapping bitmask groups
Inputs: sets, a list of integers from 0; least, the fewest members to keep, an integer from 0
Requires: type(sets) is list and all(type(s) is int and 0 <= s < 2**16 for s in sets) and type(least) is int and 0 <= least <= 16
Topic: bit sets
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fused_groups(sets, least):
    groups = []
    for merged in sets:
        apart = []
        for group in groups:
            if group & merged:
                merged |= group
            else:
                apart.append(group)
        if merged > 0:
            apart.append(merged)
        groups = apart
    kept = [group for group in groups if group.bit_count() >= least]
    return sorted(kept, key=lambda group: (-group.bit_count(), group))


assert fused_groups([0b0011, 0b1000, 0b0110], 0) == [0b0111, 0b1000]
assert fused_groups([0b0011, 0b1100, 0b0110], 4) == [0b1111]
assert fused_groups([0b0001, 0b0100], 2) == []
assert fused_groups([0, 0], 0) == []
assert fused_groups([0b1100, 0b0011, 0b10000], 1) == [0b0011, 0b1100, 0b10000]
assert fused_groups([0b110000, 0b000111, 0b001000], 2) == [0b000111, 0b110000]
assert fused_groups([1, 1, 1, 4], 1) == [1, 4]
assert fused_groups([0b000101, 0b010010, 0b101000, 0b001100], 0) == [0b101101, 0b010010]
