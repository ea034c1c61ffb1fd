"""Packages show weights such as "750 g", "1,25 kg" or, for two of 125 grams, "2 x 125g"; we need whole grams.
Letters may be in either case, one blank may stand on either side of the x and before the unit, any around the
whole; only kilograms may have decimals, one to three after a comma or dot. A total above 25 kilograms gives
0, anything unreadable -1.

Keywords: multipack weight 2 x 125g
Inputs: label, a string
Requires: type(label) is str and label.isascii() and len(label) <= 99
Topic: numbers in text
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def grams_from_label(label):
    pattern = r"(?:(\d+) ?x ?)?(\d+)(?:[.,](\d{1,3}))? ?(kg|g)"
    found = re.fullmatch(pattern, label.strip().lower())
    if found is None:
        return -1
    pieces, whole, decimals, unit = found.groups()
    if unit == "g" and decimals:
        return -1
    grams = int(whole)
    if unit == "kg":
        grams = grams * 1000 + int((decimals or "0").ljust(3, "0"))
    if pieces:
        grams *= int(pieces)
    if grams > 25000:
        return 0
    return grams


assert grams_from_label("750 g") == 750
assert grams_from_label("1,25 kg") == 1250
assert grams_from_label(" 2 x 125g") == 250
assert grams_from_label("12 lb") == -1
assert grams_from_label("1.5 g") == -1
assert grams_from_label("10 x 2.5KG") == 25000
assert grams_from_label("25.001 kg") == 0
assert grams_from_label("3x0.04 kg") == 120
assert grams_from_label("0.007kg") == 7
assert grams_from_label("4 Kg ") == 4000
