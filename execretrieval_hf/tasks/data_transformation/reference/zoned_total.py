import re


def zoned_total(fields):
    total = odd = 0
    for field in fields:
        match = re.fullmatch("([0-9]*)([{A-I}J-R])", field)
        if not match:
            odd += 1
            continue
        last = match.group(2)
        digit = ("{ABCDEFGHI" + "}JKLMNOPQR").index(last)
        number = int(match.group(1) + str(digit % 10))
        total += number if digit < 10 else -number
    return total, odd
