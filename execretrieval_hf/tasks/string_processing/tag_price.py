"""An antique dealer writes prices on tags with ten different letters, a code word standing for 1 to 9 and then 0,
and a further letter repeating the digit before it, or meaning nothing if none precedes. Read a tag, regardless
of case, as a whole number, ignoring other signs; 0 without digits. A code word letter right after the same
digit is a slip: None.

Keywords: shopkeeper price code with repeat letter
Inputs: tag, a string; code, ten different capital letters; again, a further capital letter
Requires: type(tag) is str and tag.isascii() and type(code) is str and re.fullmatch("[A-Z]{10}", code) is not None and len(set(code)) == 10 and type(again) is str and re.fullmatch("[A-Z]", again) is not None and again not in code
Topic: ciphers
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tag_price(tag, code, again):
    digits = ""
    for letter in tag.upper():
        if letter == again:
            digits += digits[-1:]
            continue
        place = code.find(letter)
        if place < 0:
            continue
        digit = str((place + 1) % 10)
        if digits.endswith(digit):
            return None
        digits += digit
    return int(digits or "0")


assert tag_price("bla", "BLACKHORSE", "X") == 123
assert tag_price("EX-B.EX", "BLACKHORSE", "X") == 100
assert tag_price("xxle", "BLACKHORSE", "X") == 20
assert tag_price("LL", "BLACKHORSE", "X") == None
assert tag_price("no", "ABCDEFGHIJ", "Z") == 0
assert tag_price("j a", "ABCDEFGHIJ", "Z") == 1
assert tag_price("AZ/a", "ABCDEFGHIJ", "Z") == None
assert tag_price("iZ-hi", "ABCDEFGHIJ", "Z") == 9989
assert tag_price("(BEBE)", "BLACKHORSE", "X") == 1010
assert tag_price("sdd", "BLACKHORSE", "D") == 999
