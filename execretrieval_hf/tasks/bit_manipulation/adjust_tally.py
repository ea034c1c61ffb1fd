"""Add an amount to a word's nth 4-bit counter, from 0 at the low end, stopping at 0 and 15.

Keywords: packed nibble counter clamp
Inputs: word, an integer; place, the number n of the counter; change, the amount, an integer that may be negative
Requires: all(type(n) is int for n in (word, place, change)) and 0 <= word < 2**32 and 0 <= place < 8 and -20 <= change <= 20
Topic: bit fields
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def adjust_tally(word, place, change):
    start = 4 * place
    before = word >> start & 15
    after = before + change
    if after < 0:
        after = 0
    if after > 15:
        after = 15
    return word ^ (before ^ after) << start


assert adjust_tally(0x123, 1, 3) == 0x153
assert adjust_tally(0x123, 0, -4) == 0x120
assert adjust_tally(0x1E3, 1, 2) == 0x1F3
assert adjust_tally(0xFF, 2, 7) == 0x7FF
assert adjust_tally(0x4000, 3, -3) == 0x1000
assert adjust_tally(0x9, 0, 6) == 0xF
assert adjust_tally(0x70605040, 5, -6) == 0x70005040
assert adjust_tally(0x80000000, 7, 0) == 0x80000000
