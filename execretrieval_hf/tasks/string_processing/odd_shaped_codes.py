"""Which codes, in order, deviate from the commonest shape, all letters counting alike, all digits too, first met
on ties?

Keywords: outlier article codes format pattern
Inputs: codes, a list of strings
Requires: type(codes) is list and all(type(c) is str and c.isascii() for c in codes)
Topic: identifiers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def odd_shaped_codes(codes):
    shapes = []
    for code in codes:
        shape = ""
        for sign in code:
            if sign.isdigit():
                shape += "9"
            elif sign.isalpha():
                shape += "A"
            else:
                shape += sign
        shapes.append(shape)
    usual = max(shapes, key=shapes.count, default="")
    return [code for code, shape in zip(codes, shapes) if shape != usual]


assert odd_shaped_codes(["AB-12", "CD-34", "E-56", "fg-78"]) == ["E-56"]
assert odd_shaped_codes(["a1", "1a", "b2", "2b", "cc"]) == ["1a", "2b", "cc"]
assert odd_shaped_codes(["x-1", "y_2", "z-3"]) == ["y_2"]
assert odd_shaped_codes(["10", "200", "30", "400"]) == ["200", "400"]
assert odd_shaped_codes(["q"]) == []
assert odd_shaped_codes([]) == []
assert odd_shaped_codes(["7A", "A7", "B8", "b-8"]) == ["7A", "b-8"]
assert odd_shaped_codes(["K 1", "K1", "L 2", "M  3"]) == ["K1", "M  3"]
assert odd_shaped_codes(["", "a", ""]) == ["a"]
