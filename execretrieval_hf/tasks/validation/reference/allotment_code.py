import re


def allotment_code(text, highest):
    plain = text.replace(" ", "").replace("-", "").upper()
    letter, number = plain[:1], plain[1:]
    if not re.fullmatch("[A-Z]", letter):
        letter, number = plain[-1:], plain[:-1]
    if not re.fullmatch("[A-Z]", letter) or not re.fullmatch("[0-9]+", number):
        return ""
    return f"{letter}{int(number):02d}" if int(number) in range(1, highest + 1) else letter
