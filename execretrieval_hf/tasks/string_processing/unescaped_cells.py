"""Split a line at its commas, except that a backslash makes the next character ordinary and itself disappears.

Keywords: split csv backslash escape
Inputs: line, a string; blanks are kept, empty cells too, and an empty line is one empty cell; a backslash after a backslash is such an ordinary character; the last character never is an unescaped backslash
Requires: type(line) is str and re.fullmatch(r"([^\\\\]|\\\\.)*", line, re.S) is not None
Topic: splitting and joining
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unescaped_cells(line):
    cells = [""]
    escaped = False
    for sign in line:
        if escaped:
            cells[-1] += sign
            escaped = False
        elif sign == "\\":
            escaped = True
        elif sign == ",":
            cells.append("")
        else:
            cells[-1] += sign
    return cells


assert unescaped_cells("red,green") == ["red", "green"]
assert unescaped_cells("Oslo\\, Norway,4") == ["Oslo, Norway", "4"]
assert unescaped_cells("a\\\\,b") == ["a\\", "b"]
assert unescaped_cells("\\\\\\,z") == ["\\,z"]
assert unescaped_cells("\\n,") == ["n", ""]
assert unescaped_cells("") == [""]
assert unescaped_cells(" , x ,,") == [" ", " x ", "", ""]
assert unescaped_cells("tea,\\c") == ["tea", "c"]
