"""Which permission bits of a role do none of my badges grant, as bit numbers from 0, lowest first?

Keywords: missing permission bit numbers
Inputs: required, the role's permission mask; badges, a list of masks of granted permissions
Requires: type(required) is int and 0 <= required < 2**16 and type(badges) is list and all(type(b) is int and 0 <= b < 2**16 for b in badges)
Topic: flags and masks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unmet_needs(required, badges):
    missing = required
    for badge in badges:
        missing &= ~badge
    numbers = []
    while missing > 0:
        lowest = missing & -missing
        numbers.append(lowest.bit_length() - 1)
        missing -= lowest
    return numbers


assert unmet_needs(0b1101, [0b0100]) == [0, 3]
assert unmet_needs(0b1101, []) == [0, 2, 3]
assert unmet_needs(0b0110, [0b0010, 0b0100]) == []
assert unmet_needs(0, [7]) == []
assert unmet_needs(0b10000, [0b01111]) == [4]
assert unmet_needs(0b11111, [0b00001, 0b00101]) == [1, 3, 4]
assert unmet_needs(1, [2]) == [0]
assert unmet_needs(0b111, [0b1000, 0b0101]) == [1]
