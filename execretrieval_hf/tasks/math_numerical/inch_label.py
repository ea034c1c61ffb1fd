"""Write tenths of a millimetre in feet and inches, rounded to the nearest of so many equal parts of an inch,
halves up: like 2 ft 1 3/4 in, the fraction in lowest terms. Terms that are 0 are left out, but 0 as a whole is
0 in. A negative length or less than one part to the inch gives an empty text.

Keywords: millimetres to inch fraction
Inputs: tenths, an integer, of which an inch has 254; parts, an integer, the parts of an inch; a foot has 12 inches
Requires: type(tenths) is int and type(parts) is int
Topic: fractions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import gcd


def inch_label(tenths, parts):
    if tenths < 0 or parts < 1:
        return ""
    steps = (tenths * parts * 2 + 254) // 508
    inches, rest = divmod(steps, parts)
    feet, inches = divmod(inches, 12)
    words = []
    if feet > 0:
        words += [str(feet), "ft"]
    if inches > 0:
        words.append(str(inches))
    if rest > 0:
        shared = gcd(rest, parts)
        words.append(f"{rest // shared}/{parts // shared}")
    if inches > 0 or rest > 0 or feet == 0:
        words.append("in")
    if steps == 0:
        words.insert(0, "0")
    return " ".join(words)


assert inch_label(3175, 1) == "1 ft 1 in"
assert inch_label(127, 2) == "1/2 in"
assert inch_label(8, 16) == "1/16 in"
assert inch_label(1817, 3) == "7 in"
assert inch_label(3048, 16) == "1 ft"
assert inch_label(3061, 10) == "1 ft 1/10 in"
assert inch_label(3500, 4) == "1 ft 1 3/4 in"
assert inch_label(0, 2) == "0 in"
assert inch_label(-1, 16) == ""
assert inch_label(9, 0) == ""
