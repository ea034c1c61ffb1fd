"""Find the integers in a text, a minus in front counting only when nothing or a blank precedes it.

Keywords: extract signed integers from text
Inputs: text, a string of letters, digits, blanks and minus signs; digits next to each other are one number, also when next to a letter; the result is a list in order, repeated numbers included
Requires: type(text) is str and re.fullmatch("[a-zA-Z0-9 -]*", text) is not None
Topic: scanners
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def signed_numbers(text):
    found = []
    digits = ""
    sign = 1
    padded = " " + text + " "
    for place in range(1, len(padded)):
        char = padded[place]
        if char.isdigit():
            if digits == "":
                minus = place > 1 and padded[place - 2:place] == " -"
                sign = -1 if minus else 1
            digits += char
        elif digits != "":
            found.append(sign * int(digits))
            digits = ""
    return found


assert signed_numbers("from -3 to 12") == [-3, 12]
assert signed_numbers("7-9") == [7, 9]
assert signed_numbers("-40") == [-40]
assert signed_numbers("a-5 b --6 - 2") == [5, 6, 2]
assert signed_numbers("x12y007 -0") == [12, 7, 0]
assert signed_numbers("no -digits") == []
assert signed_numbers("8 8 -8-8 -8") == [8, 8, -8, 8, -8]
assert signed_numbers("") == []
assert signed_numbers(" 4-") == [4]
