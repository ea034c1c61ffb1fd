"""Read groups of bars, a digit each: of five bits weighing 7, 4, 2, 1 and 0 from the highest, exactly two are
set, and a sum of 11 is digit 0. Other groups are unreadable; a single one becomes the digit that makes the
digits' sum a multiple of ten. Return a list of the digits, or None for several unreadable ones or a sum that
is no multiple of ten.

Keywords: two of five barcode repair
Inputs: groups, a list of integers from 0 to 31, one a digit
Requires: type(groups) is list and all(type(g) is int and 0 <= g < 32 for g in groups)
Topic: binary codes
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def postal_digits(groups):
    digits = []
    gaps = []
    for number, group in enumerate(groups):
        weight = 0
        tall = 0
        for bit, value in enumerate((0, 1, 2, 4, 7)):
            if group >> bit & 1:
                tall += 1
                weight += value
        if tall != 2:
            gaps.append(number)
            weight = 0
        digits.append(weight % 11)
    missing = -sum(digits) % 10
    if len(gaps) == 1:
        digits[gaps[0]] = missing
    elif gaps or missing > 0:
        return None
    return digits


assert postal_digits([0b00011, 0b10100]) == [1, 9]
assert postal_digits([0b11000, 0b11000]) == [0, 0]
assert postal_digits([0b10001, 0b00110]) == [7, 3]
assert postal_digits([0b01001, 0b01010]) == None
assert postal_digits([0b01001, 0b01010, 0b11111, 0b01100]) == [4, 5, 5, 6]
assert postal_digits([0b10010, 0b00000, 0b10010]) == [8, 4, 8]
assert postal_digits([0b00000, 0b00111]) == None
assert postal_digits([0b10000]) == [0]
assert postal_digits([]) == []
assert postal_digits([0b00111, 0b00101, 0b10001]) == [1, 2, 7]
