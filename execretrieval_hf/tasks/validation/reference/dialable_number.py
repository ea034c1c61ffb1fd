import re


def dialable_number(typed, country):
    number = re.sub(r"[ .()-]", "", typed)
    number = re.sub("^00", "+", number)
    number = re.sub("^0", "+" + country, number)
    if not re.fullmatch(r"\+[0-9]*", number):
        return "form"
    digits = len(number) - 1
    return "short" if digits < 8 else "long" if digits > 15 else number
