"""Bring a typed phone number to a plus and digits: drop blanks, dots, hyphens and round brackets, then put the
plus for an initial 00, or the plus and the given country code for any other initial 0. Failing that, tell the
first word that applies: form if no plus results or anything but digits follows it, short under 8 digits, long
over 15, country code included.

Keywords: normalize telephone international format
Inputs: typed, a string; country, a string of digits
Requires: type(typed) is str and typed.isascii() and type(country) is str and country.isascii() and country.isdigit()
Topic: contact data
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def dialable_number(typed, country):
    compact = re.sub(r"[ .()-]", "", typed)
    if compact.startswith("00"):
        compact = "+" + compact[2:]
    elif compact.startswith("0"):
        compact = "+" + country + compact[1:]
    if not re.fullmatch(r"[+][0-9]*", compact):
        return "form"
    digits = len(compact) - 1
    if digits < 8:
        return "short"
    if digits > 15:
        return "long"
    return compact


assert dialable_number("(030) 123-4567", "49") == "+49301234567"
assert dialable_number("+44.20.7946", "49") == "+44207946"
assert dialable_number("0044 207 94", "49") == "short"
assert dialable_number("00 1 (555) 0100-22", "49") == "+1555010022"
assert dialable_number("555 0100 99", "1") == "form"
assert dialable_number("0301/1234567", "49") == "form"
assert dialable_number("+123456789012345", "44") == "+123456789012345"
assert dialable_number("01234567890123", "351") == "long"
assert dialable_number("+", "351") == "short"
assert dialable_number("+00 000 000", "44") == "+00000000"
