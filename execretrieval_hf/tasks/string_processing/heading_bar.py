"""Centre a section title in a line of given width: a single blank on each side of it, then rows of a given
sign, the right one longer by one if they cannot be equal. Without room for at least one sign on each side the
line is just the title; an empty title gives a line of signs only.

Keywords: centered banner line in terminal
Inputs: title, a string; sign, a single character; width, an integer
Requires: type(title) is str and title == title.strip() and type(sign) is str and len(sign) == 1 and type(width) is int and width >= 0
Topic: alignment
Register: specification
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
