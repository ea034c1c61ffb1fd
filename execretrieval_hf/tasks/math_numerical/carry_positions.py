"""Lists the places, 0 being the lowest, which pass something on to the next when two numbers are added by hand in
a given base on a register of so many digits, lowest place first. Digits beyond the register are ignored, but
passing on out of its highest place is included.

Keywords: carry places base addition
Inputs: first and second, the two numbers, integers from 0; base, an integer from 2; width, the number of digits, an integer from 1
Requires: all(type(v) is int and v >= 0 for v in (first, second)) and type(base) is int and base >= 2 and type(width) is int and 1 <= width <= 1000
Topic: digits and bases
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def carry_positions(first, second, base, width):
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
assert carry_positions(4050, 6050, 10, 4) == [1, 3]
assert carry_positions(255, 17, 16, 5) == [0, 1]
assert carry_positions(8, 80, 9, 1) == [0]
