"""Bring the row letter and column number of a garden plot, in either order, any case and with blanks or
hyphens anywhere, to the form C07, padded to two digits if needed. A number not from 1 to the highest gives
the capital letter alone, a text of another kind an empty one.

Keywords: normalize garden plot C07
Inputs: text, an ASCII string; highest, a positive integer
Requires: type(text) is str and text.isascii() and type(highest) is int and highest > 0
Topic: identifiers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def allotment_code(text, highest):
    code = text.upper().replace(" ", "").replace("-", "")
    if code[-1:].isalpha():
        code = code[-1] + code[:-1]
    letter, number = code[:1], code[1:]
    if not letter.isalpha() or not number.isdigit():
        return ""
    column = int(number)
    if column < 1 or column > highest:
        return letter
    return letter + str(column).zfill(2)


assert allotment_code("c-7", 40) == "C07"
assert allotment_code("12 B", 40) == "B12"
assert allotment_code("d 40", 40) == "D40"
assert allotment_code("e41", 40) == "E"
assert allotment_code("0-F", 9) == "F"
assert allotment_code("00 1-g", 9) == "G01"
assert allotment_code("4 8", 50) == ""
assert allotment_code("AB3", 20) == ""
assert allotment_code("h100", 120) == "H100"
assert allotment_code("k 0 0 9", 9) == "K09"
