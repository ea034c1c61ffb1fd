"""Wrap a text into lines of at most a given width beside a large initial: its first character is left out, and a
given number of first lines begins with a given number of blanks. A word too wide for its line gets one alone.
If the words fill fewer lines than the initial is high, empty strings follow up to its height.

Keywords: drop cap text wrap
Inputs: text, a string; width, rows, the number of first lines, and inset, the number of blanks, integers
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None and type(width) is int and type(rows) is int and type(inset) is int and width >= 1 and rows >= 0 and inset >= 0
Topic: text layout
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def initial_gap(text, width, rows, inset):
    lines = []
    line = ""
    for word in text[1:].split():
        margin = ""
        if len(lines) < rows:
            margin = " " * inset
        if not line:
            line = margin + word
        elif len(line) + 1 + len(word) <= width:
            line += " " + word
        else:
            lines.append(line)
            if len(lines) == rows:
                margin = ""
            line = margin + word
    if line:
        lines.append(line)
    while len(lines) < rows:
        lines.append("")
    return lines


assert initial_gap("Once upon a time", 8, 1, 2) == ["  nce", "upon a", "time"]
assert initial_gap("Once upon a time", 8, 2, 2) == ["  nce", "  upon a", "time"]
assert initial_gap("Once upon a time", 7, 2, 2) == ["  nce", "  upon", "a time"]
assert initial_gap("A man", 9, 3, 4) == ["    man", "", ""]
assert initial_gap("Yes we can do it now", 9, 2, 3) == ["   es we", "   can do", "it now"]
assert initial_gap("", 5, 2, 1) == ["", ""]
assert initial_gap("Extraordinary a b", 6, 1, 1) == [" xtraordinary", "a b"]
assert initial_gap("Go on", 4, 0, 3) == ["o on"]
assert initial_gap("X", 4, 1, 2) == [""]
assert initial_gap("We are all in it", 10, 1, 0) == ["e are all", "in it"]
