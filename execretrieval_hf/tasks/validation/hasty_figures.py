"""Which figures does a text mention, as Fig. 3, before first mentioning a lower number, in order of first
mention?

Keywords: figure citation order in manuscript
Inputs: text, an ASCII string
Requires: type(text) is str and text.isascii()
Topic: numbering
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def hasty_figures(text):
    order = []
    for digits in re.findall(r"Fig\. (\d+)", text):
        number = int(digits)
        if number not in order:
            order.append(number)
    hasty = []
    for place, number in enumerate(order):
        if any(later < number for later in order[place + 1:]):
            hasty.append(number)
    return hasty


assert hasty_figures("Fig. 1 and Fig. 3, then Fig. 2") == [3]
assert hasty_figures("Fig. 2, Fig. 1, Fig. 2") == [2]
assert hasty_figures("Fig. 1, Fig. 2, Fig. 1, Fig. 3") == []
assert hasty_figures("see Fig. 4; Fig. 3; Fig. 10; Fig. 5") == [4, 10]
assert hasty_figures("Fig. 12, Fig 1, Fig. 9") == [12]
assert hasty_figures("Fig. 7, Fig. 5, Fig. 7, Fig. 6, Fig. 8") == [7]
assert hasty_figures("Fig. 5, Fig. 4, Fig. 3") == [5, 4]
assert hasty_figures("Fig. 1, Fig. 11 and Fig. 2") == [11]
assert hasty_figures("Fig. 20, Fig. 20, Fig. 0") == [20]
