"""Turn the blanks and tabs indenting a line into as many tabs as possible, then blanks, without moving its
text.

Keywords: convert leading spaces to tabs
Inputs: line, an ASCII string; width, how far apart tab stops are, the first one being that many columns from the start
Requires: type(line) is str and line.isascii() and type(width) is int and 1 <= width <= 20
Topic: case and blanks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tabs_in_front(line, width):
    column = 0
    place = 0
    while place < len(line) and line[place] in " \t":
        if line[place] == " ":
            column += 1
        else:
            column += width - column % width
        place += 1
    tabs = column // width
    return "\t" * tabs + " " * (column % width) + line[place:]


assert tabs_in_front("    x", 4) == "\tx"
assert tabs_in_front("      x  y", 4) == "\t  x  y"
assert tabs_in_front("   x", 4) == "   x"
assert tabs_in_front("  \tx", 4) == "\tx"
assert tabs_in_front("  \t \t  q", 3) == "\t\t  q"
assert tabs_in_front("\t\t", 8) == "\t\t"
assert tabs_in_front("z\t    ", 2) == "z\t    "
assert tabs_in_front("     ", 2) == "\t\t "
assert tabs_in_front("", 4) == ""
assert tabs_in_front(" ", 1) == "\t"
