"""Our delivery dockets get a letter that guards their digits. Weight the digits from the right with 2, 3 and so
on up to 9, then 2 again, and take the letter at the total's remainder modulo 23 in the alphabet without I, O
and Q, A being at 0. Blanks and hyphens are skipped; any other mark, or no digit at all, gives an empty
string.

Keywords: delivery docket letter modulo 23
Inputs: docket, a string
Requires: type(docket) is str and docket.isascii()
Topic: digits and bases
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def docket_check_char(docket):
    letters = "ABCDEFGHJKLMNPRSTUVWXYZ"
    total = 0
    found = 0
    for char in reversed(docket):
        if char in " -":
            continue
        if char not in "0123456789":
            return ""
        total += int(char) * (2 + found % 8)
        found += 1
    if found == 0:
        return ""
    return letters[total % 23]


assert docket_check_char("1") == "C"
assert docket_check_char("10 0") == "E"
assert docket_check_char("- -") == ""
assert docket_check_char("12A4") == ""
assert docket_check_char("0-00") == "A"
assert docket_check_char("10000000") == "K"
assert docket_check_char("1-0000 0000") == "C"
assert docket_check_char("47-11 08") == "D"
assert docket_check_char("3 0000 0000") == "G"
assert docket_check_char("9876-5432-109") == "T"
