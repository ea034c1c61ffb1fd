"""How can I turn typed phone numbers into a plus and digits, dropping blanks, dots, hyphens and round
brackets, where an initial 00 stands for the plus and any other initial 0 for the plus and my country code?
Failing that I want the first word that applies: "start" if it begins with neither 0 nor plus, "character"
if anything but digits follows the plus, "short" for fewer than 8 digits and "long" for more than 15,
country code included.

Keywords: normalize telephone international format
Inputs: typed, a string; country, a string of digits
Requires: type(typed) is str and type(country) is str and country.isdigit()
Topic: cleaning
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def dialable_number(typed, country):
    compact = re.sub(r"[ .()-]", "", typed)
    if compact.startswith("00"):
        digits = compact[2:]
    elif compact.startswith("0"):
        digits = country + compact[1:]
    elif compact.startswith("+"):
        digits = compact[1:]
    else:
        return "start"
    if re.search(r"[^0-9]", digits):
        return "character"
    if len(digits) < 8:
        return "short"
    if len(digits) > 15:
        return "long"
    return "+" + digits


assert dialable_number("(030) 123-4567", "49") == "+49301234567"
assert dialable_number("+44.20.7946", "49") == "+44207946"
assert dialable_number("0044 207 94", "49") == "short"
assert dialable_number("00 1 (555) 0100-22", "49") == "+1555010022"
assert dialable_number("555 0100", "1") == "start"
assert dialable_number("0301 x9", "49") == "character"
assert dialable_number("+123456789012345", "44") == "+123456789012345"
assert dialable_number("01234567890123", "351") == "long"
assert dialable_number("+", "351") == "short"
assert dialable_number("++44 2079 4600", "44") == "character"
