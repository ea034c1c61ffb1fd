"""What does a text ticker this wide show after so many steps leftwards, starting blank, beginning anew once
blank again?

Keywords: looping text ticker visible part
Inputs: text, a string; width, an integer of at least 1; steps, an integer of at least 0
Requires: type(text) is str and text.isascii() and type(width) is int and width >= 1 and type(steps) is int and steps >= 0
Topic: text layout
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ticker_window(text, width, steps):
    offset = steps % (len(text) + width)
    shown = ""
    for place in range(offset - width, offset):
        if 0 <= place < len(text):
            shown += text[place]
        else:
            shown += " "
    return shown


assert ticker_window("SALE", 3, 0) == "   "
assert ticker_window("SALE", 3, 1) == "  S"
assert ticker_window("SALE", 3, 3) == "SAL"
assert ticker_window("SALE", 3, 4) == "ALE"
assert ticker_window("SALE", 3, 6) == "E  "
assert ticker_window("SALE", 3, 7) == "   "
assert ticker_window("SALE", 3, 9) == " SA"
assert ticker_window("go", 5, 4) == " go  "
assert ticker_window("x", 1, 4) == " "
assert ticker_window("", 4, 9) == "    "
