import re


def read_formula(text):
    plain = text.replace(" ", "")
    if not re.fullmatch(r"[+-]?(\d+|\d*x(\^\d)?)([+-](\d+|\d*x(\^\d)?))*", plain):
        return None
    found = [0] * 10
    for sign, digits, unknown, power in re.findall(r"([+-]?)(\d*)(x?)(?:\^(\d))?", plain):
        if not digits and not unknown:
            continue
        degree = 0 if not unknown else int(power) if power else 1
        found[degree] += int(sign + (digits or "1"))
    while found and found[-1] == 0:
        found.pop()
    return found
