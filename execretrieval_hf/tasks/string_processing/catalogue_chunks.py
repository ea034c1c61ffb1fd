"""Split a part number into a list of its unbroken stretches of letters and of digits, dropping other signs.

Keywords: split letters from digits
Inputs: code, an ASCII string
Requires: type(code) is str and code.isascii()
Topic: splitting and joining
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def catalogue_chunks(code):
    pieces = []
    previous = ""
    for sign in code:
        kind = "digit" if sign.isdigit() else "letter"
        if not sign.isalnum():
            kind = ""
        elif kind == previous:
            pieces[-1] += sign
        else:
            pieces.append(sign)
        previous = kind
    return pieces


assert catalogue_chunks("AB12c") == ["AB", "12", "c"]
assert catalogue_chunks("x-7/07") == ["x", "7", "07"]
assert catalogue_chunks("aBc") == ["aBc"]
assert catalogue_chunks("..") == []
assert catalogue_chunks("4400") == ["4400"]
assert catalogue_chunks(" M8 x 40 ") == ["M", "8", "x", "40"]
assert catalogue_chunks("pump_A_A") == ["pump", "A", "A"]
assert catalogue_chunks("") == []
