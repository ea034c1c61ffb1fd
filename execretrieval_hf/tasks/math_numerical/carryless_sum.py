"""How can I add two digit strings in a given base without carrying, right-aligned, keeping leading zeros?

Keywords: add digits without carrying
Inputs: first and second, non-empty texts of digits below the base; base, an integer from 2 to 10
Requires: type(base) is int and 2 <= base <= 10 and all(type(t) is str and re.fullmatch("[0-9]+", t) is not None and all(int(d) < base for d in t) for t in (first, second))
Topic: digits and bases
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def carryless_sum(first, second, base):
    width = max(len(first), len(second))
    digits = ""
    for one, other in zip(first.zfill(width), second.zfill(width)):
        total = int(one) + int(other)
        if total >= base:
            total -= base
        digits += str(total)
    return digits


assert carryless_sum("58", "67", 10) == "15"
assert carryless_sum("101", "11", 2) == "110"
assert carryless_sum("9", "1", 10) == "0"
assert carryless_sum("12", "2", 3) == "11"
assert carryless_sum("7", "4321", 8) == "4320"
assert carryless_sum("000", "00", 5) == "000"
assert carryless_sum("444", "11", 5) == "400"
assert carryless_sum("35", "64", 7) == "22"
assert carryless_sum("0909", "1919", 10) == "1818"
