"""Squeeze a pulse count into a byte, exponent e in the high and digit m in the low four bits: with e of 0 the
value is m, otherwise the sum of 16 and m, doubled e - 1 times. Counts take the code of the nearest value, the
larger value on ties, and 255 beyond the largest.

Keywords: logarithmic counter byte encoding
Inputs: count, an integer from 0
Requires: type(count) is int and 0 <= count < 2**24
Topic: bit fields
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def compact_count(count):
    if count < 16:
        return count
    drop = count.bit_length() - 5
    digits = count >> drop
    if drop > 0 and count >> drop - 1 & 1:
        digits += 1
    if digits == 32:
        digits = 16
        drop += 1
    if drop > 14:
        return 255
    return drop + 1 << 4 | digits - 16


assert compact_count(15) == 15
assert compact_count(16) == 16
assert compact_count(32) == 32
assert compact_count(37) == 35
assert compact_count(62) == 47
assert compact_count(63) == 48
assert compact_count(0b10110100000) == 0b0111_0111
assert compact_count(516000) == 255
assert compact_count(520660) == 255
assert compact_count(300000) == 242
