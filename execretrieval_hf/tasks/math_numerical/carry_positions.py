"""Lists the places, 0 being the lowest, that pass something on to the next place when two numbers are added
by hand in a given base within a register of a given number of digits. Lowest place first, digits beyond the
register are ignored, passing on out of its highest place is included, and a base below 2 or a negative number
to add gives None.

Keywords: digit carry of base addition
Inputs: first and second, the two numbers, base, and width, the count of digits, all integers
Requires: all(type(v) is int for v in (first, second, base, width)) and width > 0
Topic: number bases
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def carry_positions(first, second, base, width):
    if base < 2 or min(first, second) < 0:
        return None
    carried = []
    carry = 0
    for place in range(width):
        first, digit = divmod(first, base)
        second, other = divmod(second, base)
        total = digit + other + carry
        carry = 0
        if total >= base:
            carry = 1
            carried.append(place)
    return carried


assert carry_positions(57, 68, 10, 4) == [0, 1]
assert carry_positions(190, 20, 10, 3) == [1]
assert carry_positions(9999, 1, 10, 3) == [0, 1, 2]
assert carry_positions(3, 5, 2, 6) == [0, 1, 2]
assert carry_positions(0, 24, 5, 2) == []
assert carry_positions(6, 7, 1, 3) == None
assert carry_positions(3, -1, 10, 2) == None
assert carry_positions(4050, 6050, 10, 4) == [1, 3]
assert carry_positions(255, 17, 16, 5) == [0, 1]
assert carry_positions(8, 80, 9, 1) == [0]
