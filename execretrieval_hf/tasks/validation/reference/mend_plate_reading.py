import re


def mend_plate_reading(reading):
    plain = reading.replace(" ", "").upper()
    left = plain[:3].translate(str.maketrans("0158", "OISB"))
    right = plain[3:].translate(str.maketrans("OISB", "0158"))
    swaps = sum(a != b for a, b in zip(plain, left + right))
    fits = re.fullmatch("[A-Z]{3}[0-9]{3}", left + right) and swaps < 3
    return left + right, swaps if fits else -1
