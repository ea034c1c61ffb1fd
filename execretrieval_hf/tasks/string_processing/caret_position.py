"""Give line and column, both from 1, as a pair, that an editor shows for a character offset from 0. A newline
belongs to the line it ends, a tab moves on to the next column that is one more than a multiple of the tab
width. An offset equal to the text's length is the place after the last character; one below 0 or beyond gives
(0, 0).

Keywords: convert offset to line number
Inputs: text, a string; offset, an integer; tab_width, an integer from 1
Requires: type(text) is str and type(offset) is int and type(tab_width) is int and 1 <= tab_width <= 99
Topic: text layout
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def caret_position(text, offset, tab_width):
    if offset < 0 or offset > len(text):
        return (0, 0)
    before = text[:offset]
    line = before.count("\n") + 1
    column = 1
    for ch in before[before.rfind("\n") + 1:]:
        if ch == "\t":
            column += tab_width - (column - 1) % tab_width
        else:
            column += 1
    return (line, column)


assert caret_position("one\ntwo", 0, 4) == (1, 1)
assert caret_position("one\ntwo", 3, 4) == (1, 4)
assert caret_position("one\ntwo\n", 5, 4) == (2, 2)
assert caret_position("one\ntwo\n", 8, 4) == (3, 1)
assert caret_position("one\ntwo\n", 9, 4) == (0, 0)
assert caret_position("one", -1, 4) == (0, 0)
assert caret_position("\tx = 1", 1, 4) == (1, 5)
assert caret_position("a\n ab\tc", 7, 4) == (2, 6)
assert caret_position("abcd\tq", 5, 4) == (1, 9)
assert caret_position("ab\t\tq", 4, 3) == (1, 7)
