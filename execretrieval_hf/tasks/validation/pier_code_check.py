"""Find the check digit missing from a ferry pass, the smallest that lifts the weighted sum to a multiple of 10.
From the right, characters weigh 2, 3, 4, 5, then 2 again and so on; digits count as such, letters in either
case from 1 for A to 26 for Z. Hyphens are skipped without using a weight, other characters give -1.

Keywords: alphanumeric check digit repeating weights
Inputs: code, an ASCII string
Requires: type(code) is str and code.isascii()
Topic: check digits
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pier_code_check(code):
    total = 0
    weight = 2
    for sign in reversed(code.upper()):
        if sign == "-":
            continue
        if sign.isdigit():
            value = int(sign)
        elif sign.isalpha():
            value = ord(sign) - 64
        else:
            return -1
        total += weight * value
        weight += 1
        if weight > 5:
            weight = 2
    return -total % 10


assert pier_code_check("4") == 2
assert pier_code_check("5") == 0
assert pier_code_check("a") == 8
assert pier_code_check("12") == 3
assert pier_code_check("1-3") == 1
assert pier_code_check("1001") == 3
assert pier_code_check("10000") == 8
assert pier_code_check("2000-00") == 4
assert pier_code_check("Z9 1") == -1
assert pier_code_check("KR-71") == 0
