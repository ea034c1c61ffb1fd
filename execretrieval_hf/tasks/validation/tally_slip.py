"""Market stalls send tallies, one product a line, as in 3 x 120 = 360, blanks optional. Report the first bad
line as a tuple of its number, from 1, and by how much its result is too high (negative if too low), or None
for another form. Blank lines and ones starting with a hash are fine; without faults, give an empty tuple.

Keywords: check arithmetic in handwritten lines
Inputs: lines, a list of ASCII strings
Requires: type(lines) is list and all(type(s) is str and s.isascii() for s in lines)
Topic: numbers in text
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def tally_slip(lines):
    for number, line in enumerate(lines, 1):
        text = line.replace(" ", "")
        if not text or text[0] == "#":
            continue
        found = re.fullmatch("([0-9]+)x([0-9]+)=([0-9]+)", text)
        if not found:
            return number, None
        count, price, result = map(int, found.groups())
        if count * price != result:
            return number, result - count * price
    return ()


assert tally_slip(["3 x 120 = 360", "2x5=10"]) == ()
assert tally_slip(["3 x 120 = 360", "2x5=11"]) == (2, 1)
assert tally_slip(["", "# 2 x 2 = 5", "4x4=15"]) == (3, -1)
assert tally_slip(["2 x 3", "1x1=2"]) == (1, None)
assert tally_slip(["#", "  ", "5 x = 5"]) == (3, None)
assert tally_slip(["7x8=50", "7x8=60"]) == (1, -6)
assert tally_slip([]) == ()
assert tally_slip(["0x9=0", "10x10=100", "12x3=63"]) == (3, 27)
assert tally_slip(["2x2=4", "3 X 1 = 3"]) == (2, None)
