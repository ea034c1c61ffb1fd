"""A member code is digits and then one letter, in either case, which the number's remainder by 20 picks from the
alphabet without I, O, Q, U, X and Z, 0 being A. List the wrong codes as tuples of place, from 1, and right
capital, or an empty text for codes of another form; empty codes are skipped.

Keywords: verify control letter of member number
Inputs: codes, a list of ASCII strings
Requires: type(codes) is list and all(type(c) is str and c.isascii() for c in codes)
Topic: check digits
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def wrong_control_letters(codes):
    alphabet = "ABCDEFGHJKLMNPRSTVWY"
    wrong = []
    for place, code in enumerate(codes, 1):
        if not code:
            continue
        digits, letter = code[:-1], code[-1]
        if not digits.isdigit() or not letter.isalpha():
            wrong.append((place, ""))
            continue
        right = alphabet[int(digits) % 20]
        if letter.upper() != right:
            wrong.append((place, right))
    return wrong


assert wrong_control_letters(["0A", "19Y", "8J"]) == []
assert wrong_control_letters(["20B", "39y", "7h"]) == [(1, "A")]
assert wrong_control_letters(["12M", "12N"]) == [(1, "N")]
assert wrong_control_letters(["A", "3D"]) == [(1, "")]
assert wrong_control_letters(["45F", "452"]) == [(2, "")]
assert wrong_control_letters(["5-F", "5f", "105G"]) == [(1, ""), (3, "F")]
assert wrong_control_letters([]) == []
assert wrong_control_letters(["9J"]) == [(1, "K")]
assert wrong_control_letters(["9k", "21A"]) == [(2, "B")]
assert wrong_control_letters(["", "3?", "B2"]) == [(2, ""), (3, "")]
