"""How to centre a section title between two rows of a given sign, with single blanks beside it?

Keywords: centered banner line in terminal
Inputs: title, a string; sign, a single character; width, the length of the line; if the signs cannot be shared out evenly, the right row is one longer; if there is room for less than one sign on either side, the line is just the title; an empty title gives a line of signs only
Requires: type(title) is str and title == title.strip() and type(sign) is str and len(sign) == 1 and type(width) is int and width >= 0
Topic: alignment
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def heading_bar(title, sign, width):
    if not title:
        return sign * width
    room = width - len(title) - 2
    if room < 2:
        return title
    left = room // 2
    return f"{sign * left} {title} {sign * (room - left)}"


assert heading_bar("Menu", "=", 12) == "=== Menu ==="
assert heading_bar("Menu", "-", 11) == "-- Menu ---"
assert heading_bar("Menu", "=", 8) == "= Menu ="
assert heading_bar("Menu", "=", 7) == "Menu"
assert heading_bar("", "*", 5) == "*****"
assert heading_bar("A b", "~", 8) == "~ A b ~~"
assert heading_bar("Index", "#", 2) == "Index"
assert heading_bar("", "+", 1) == "+"
