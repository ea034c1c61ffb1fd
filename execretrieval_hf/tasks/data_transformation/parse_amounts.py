"""Read money texts with decimal comma or decimal point as whole cents. Blanks are ignored; a leading minus or round
brackets about the rest make it negative. What remains starts with a digit and holds only digits, commas and points; a
last comma or point before exactly one or two closing digits marks decimals, all other marks are ignored. Other texts
give None.

Keywords: European decimal comma to cents
Inputs: texts, a list of strings of ASCII characters
Requires: type(texts) is list and all(type(t) is str and t.isascii() for t in texts)
Topic: cleaning values
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def parse_amounts(texts):
    cents = []
    for text in texts:
        body = text.replace(" ", "")
        sign = 1
        if body.startswith("(") and body.endswith(")"):
            sign = -1
            body = body[1:-1]
        elif body.startswith("-"):
            sign = -1
            body = body[1:]
        match = re.fullmatch(r"(\d[\d.,]*?)(?:[.,](\d\d?))?", body)
        if match is None:
            cents.append(None)
        else:
            units, decimals = match.groups(default="")
            units = units.replace(".", "").replace(",", "")
            cents.append(sign * (int(units) * 100 + int(decimals.ljust(2, "0"))))
    return cents


assert parse_amounts(["1.234,50", "-1,234.5"]) == [123450, -123450]
assert parse_amounts(["(12,345)", "022)", "( 41,"]) == [-1234500, None, None]
assert parse_amounts(["7 ,05", ",50", "0.99"]) == [705, None, 99]
assert parse_amounts(["(-4)", "-(4)", "--4", "- 4"]) == [None, None, None, -400]
assert parse_amounts(["1,2.3.", "12,345.678,9"]) == [12300, 1234567890]
assert parse_amounts(["", "()", "6 EUR", "5-"]) == [None, None, None, None]
assert parse_amounts([]) == []
assert parse_amounts(["3..5", "(0,07)", "100.000"]) == [350, -7, 10000000]
