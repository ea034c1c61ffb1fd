"""A crate code is right if the sum of its digits, the 1st, 3rd, 5th and so on counted twice, ends in 0. List
in ascending order all right codes that one with question marks for unreadable digits may stand for, or an
empty list if it has more than two of them.

Keywords: candidates for unreadable code digits
Inputs: code, a non-empty string of digits and question marks
Requires: type(code) is str and re.fullmatch('[0-9?]{1,12}', code) is not None
Topic: check digits
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def readable_crates(code):
    if code.count("?") > 2:
        return []
    fills = [""]
    for sign in code:
        choices = "0123456789" if sign == "?" else sign
        fills = [head + choice for head in fills for choice in choices]
    right = []
    for fill in fills:
        total = 0
        for place, digit in enumerate(fill):
            total += int(digit)
            if place % 2 == 0:
                total += int(digit)
        if total % 10 == 0:
            right.append(fill)
    return right


assert readable_crates("?4") == ["34", "84"]
assert readable_crates("3?") == ["34"]
assert readable_crates("?5") == []
assert readable_crates("??") == ["00", "18", "26", "34", "42", "50", "68", "76", "84", "92"]
assert readable_crates("50") == ["50"]
assert readable_crates("180") == ["180"]
assert readable_crates("2???") == []
assert readable_crates("41?17") == ["41317", "41817"]
assert readable_crates("0?") == ["00"]
