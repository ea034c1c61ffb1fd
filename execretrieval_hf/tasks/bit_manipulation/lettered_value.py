"""Combine bytes into a number by an order such as CDAB, A marking the highest byte; unequal lengths give None.

Keywords: CDAB byte order integer
Inputs: data, a list of integers from 0 to 255; order, a string with each of the first letters of the alphabet once
Requires: type(data) is list and all(type(b) is int and 0 <= b < 256 for b in data) and type(order) is str and 0 < len(order) <= 8 and sorted(order) == list("ABCDEFGH"[:len(order)])
Topic: byte packing
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lettered_value(data, order):
    if len(data) != len(order):
        return None
    value = 0
    for letter in sorted(order):
        place = order.index(letter)
        value = value << 8 | data[place]
    return value


assert lettered_value([18, 52, 86, 120], "ABCD") == 305419896
assert lettered_value([18, 52, 86, 120], "CDAB") == 1450709556
assert lettered_value([18, 52, 86, 120], "BADC") == 873625686
assert lettered_value([1, 0, 0], "CBA") == 1
assert lettered_value([1, 2, 3], "AB") == None
assert lettered_value([7], "AB") == None
assert lettered_value([200], "A") == 200
assert lettered_value([0, 255], "BA") == 65280
assert lettered_value([3, 1, 2], "BCA") == 131841
assert lettered_value([0, 0, 0, 5, 255], "EDCBA") == 1095300546560
