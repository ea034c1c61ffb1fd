"""Clear all but the k highest ones of a number; with fewer than k ones it stays as it is.

Keywords: highest k set bits only
Inputs: number, an integer from 0; k, an integer from 0
Requires: type(number) is int and 0 <= number < 2**32 and type(k) is int and 0 <= k <= 40
Topic: bit counting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def keep_leading(number, k):
    surplus = number.bit_count() - k
    kept = number
    while surplus > 0:
        kept &= kept - 1
        surplus -= 1
    return kept


assert keep_leading(0b101101, 2) == 0b101000
assert keep_leading(0b101101, 3) == 0b101100
assert keep_leading(0b111, 0) == 0
assert keep_leading(0b1001, 2) == 0b1001
assert keep_leading(0b1001, 5) == 0b1001
assert keep_leading(64, 1) == 64
assert keep_leading(0, 3) == 0
assert keep_leading(0b11111111, 1) == 0b10000000
