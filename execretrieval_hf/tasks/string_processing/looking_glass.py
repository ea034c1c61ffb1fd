"""Mirror a drawing made of characters left for right within the width of its longest line: slashes and backslashes
change into each other, as do the opening and closing ones of (), [], {} and <>, while stretches of letters and
digits, mixed or not, stay readable in their own order. Blanks at line ends neither count before nor remain
afterwards.

Keywords: flip ASCII art horizontally
Inputs: lines, a list of printable ASCII strings
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("[ -~]*", s) is not None for s in lines)
Topic: symmetry
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def looking_glass(lines):
    signs = "/\\()[]{}<>"
    trimmed = [line.rstrip() for line in lines]
    width = 0
    for line in trimmed:
        if len(line) > width:
            width = len(line)
    result = []
    for line in trimmed:
        flipped = " " * (width - len(line))
        for piece in reversed(re.findall("[A-Za-z0-9]+|.", line)):
            if piece in signs:
                piece = signs[signs.index(piece) ^ 1]
            flipped += piece
        result.append(flipped.rstrip())
    return result


assert looking_glass(["-->", "|"]) == ["<--", "  |"]
assert looking_glass(["/_", "ab   "]) == ["_\\", "ab"]
assert looking_glass(["o<  ", " [x1}-"]) == ["    >o", "-{x1]"]
assert looking_glass(["  (a b)"]) == ["(b a)"]
assert looking_glass([]) == []
assert looking_glass(["\\~", "", "  q"]) == [" ~/", "", "q"]
assert looking_glass(["  ", "p2 )", "{!"]) == ["", "( p2", "  !}"]
assert looking_glass(["]>(", "...."]) == [" )<[", "...."]
