"""Cut decimal numbers in a text to at most n decimals without rounding, losing the point if n is 0.

Keywords: truncate decimal places in string
Inputs: text, an ASCII string in which a point between digits is a decimal point and no number has two; places, an integer of at least 0
Requires: type(text) is str and text.isascii() and re.search('[0-9][.][0-9]+[.][0-9]', text) is None and type(places) is int and 0 <= places < 100
Topic: numbers in text
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def clip_decimals(text, places):
    kept = ""
    decimals = -1
    for index, sign in enumerate(text):
        if decimals >= 0 and sign.isdigit():
            decimals += 1
            if decimals <= places:
                kept += sign
            continue
        decimals = -1
        if sign == "." and text[index - 1:index].isdigit() and text[index + 1:index + 2].isdigit():
            decimals = 0
            if places == 0:
                continue
        kept += sign
    return kept


assert clip_decimals("3.14159 and 2.5", 2) == "3.14 and 2.5"
assert clip_decimals("2.5 and 0.999", 0) == "2 and 0"
assert clip_decimals("Room 12. 4567 seats", 1) == "Room 12. 4567 seats"
assert clip_decimals("v .123", 2) == "v .123"
assert clip_decimals("7.", 0) == "7."
assert clip_decimals(".75 10", 0) == ".75 10"
assert clip_decimals("0.999 kg at 12.3456.", 3) == "0.999 kg at 12.345."
assert clip_decimals("no. 5.75 to 6.999", 1) == "no. 5.7 to 6.9"
assert clip_decimals("", 4) == ""
assert clip_decimals("1.50.", 1) == "1.5."
