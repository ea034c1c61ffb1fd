"""Store a value in part of a 32-bit word and return the new word, all other bits left alone. That part begins
at a bit counted from 0 at the least significant end and is a given number of bits wide; a value too large for
it is stored as the largest that fits. A width below 1 or bits past bit 31 give None.

Keywords: set bit range in 32-bit word
Inputs: word, an integer of 32 bits; value, an integer from 0; start and width, integers from 0 to 63
Requires: all(type(n) is int and n >= 0 for n in (word, value, start, width)) and word < 2**32 and start < 64 and width < 64
Topic: bit fields
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def write_register_field(word, value, start, width):
    if width < 1 or start + width > 32:
        return None
    largest = (1 << width) - 1
    if value > largest:
        value = largest
    mask = largest << start
    return word & ~mask | value << start


assert write_register_field(65535, 5, 4, 4) == 65375
assert write_register_field(9, 0, 3, 0) == None
assert write_register_field(0, 3, 0, 2) == 3
assert write_register_field(16, 4, 0, 2) == 19
assert write_register_field(1, 1, 30, 3) == None
assert write_register_field(0b1010, 1, 2, 1) == 14
assert write_register_field(0, 7, 29, 3) == 3758096384
assert write_register_field(255, 9, 8, 3) == 2047
assert write_register_field(4294967295, 0, 0, 32) == 0
