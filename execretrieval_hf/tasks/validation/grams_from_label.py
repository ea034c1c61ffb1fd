"""I need to read weights on product labels, such as "750 g", "1,25 kg" or "2 x 125g" for two of 125 grams, as
whole grams: letters may be in either case, blanks around the whole are ignored, one blank may stand on
either side of the x and before the unit, and only kilograms may have decimals, one to three after a comma
or dot. Totals above 25 kilograms are typing errors and give 0, anything unreadable -1.

Keywords: parse package weight string
Inputs: label, a string
Requires: type(label) is str and len(label) > 1
Topic: quantities
Register: request
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
