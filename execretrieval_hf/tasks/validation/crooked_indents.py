"""Which outline lines, numbered from 1, are indented by no multiple of n or over n beyond the line before?

Keywords: outline indentation errors
Inputs: lines, a list of strings indented by blanks, none blank and the first not indented; step, a positive integer
Requires: type(lines) is list and all(type(s) is str and s.strip() != '' and s.isascii() for s in lines) and all(s[0] != ' ' for s in lines[:1]) and type(step) is int and 0 < step < 100
Topic: nesting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def crooked_indents(lines, step):
    crooked = []
    before = 0
    for number, line in enumerate(lines, 1):
        indent = len(line) - len(line.lstrip(" "))
        if indent % step > 0 or indent > before + step:
            crooked.append(number)
        before = indent
    return crooked


assert crooked_indents(["a", "  b", "    c", "d"], 2) == []
assert crooked_indents(["a", "    b", "  c"], 2) == [2]
assert crooked_indents(["a", " b", "  c", "     d"], 2) == [2, 4]
assert crooked_indents(["a", "  b", "   c", "     d", "    e"], 2) == [3, 4]
assert crooked_indents(["a", "   b", "      c", "         d"], 3) == []
assert crooked_indents(["x", "    y", "        z"], 2) == [2, 3]
assert crooked_indents(["a", "  d "], 1) == [2]
assert crooked_indents(["p", "    q", "      r", "    s"], 4) == [3]
assert crooked_indents(["a", "  b", " c", "  d ", "     e"], 2) == [3, 5]
