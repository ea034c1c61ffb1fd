"""At which list positions, from 0, do groups of exclusive options have two or more bits set in a mask?

Keywords: exclusive option groups violated
Inputs: chosen, a mask of options; groups, a list of masks that may share bits
Requires: type(chosen) is int and 0 <= chosen < 2**16 and type(groups) is list and all(type(g) is int and 0 <= g < 2**16 for g in groups)
Topic: flags and masks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def conflicting_groups(chosen, groups):
    positions = []
    for position, group in enumerate(groups):
        common = chosen & group
        if common & (common - 1) > 0:
            positions.append(position)
    return positions


assert conflicting_groups(0b0110, [0b0011, 0b1110]) == [1]
assert conflicting_groups(0b1111, [0b0011, 0b1100, 0b1000]) == [0, 1]
assert conflicting_groups(0, [3, 0]) == []
assert conflicting_groups(0b101, [0b111]) == [0]
assert conflicting_groups(7, []) == []
assert conflicting_groups(0b11000, [0b00111, 0b10111, 0b11000, 0b01000, 0b11001]) == [2, 4]
assert conflicting_groups(0b0011, [0b0001, 0b1110, 0b0111]) == [2]
assert conflicting_groups(0b1110, [0b1110, 0b0001, 0b0101, 0b1011]) == [0, 3]
