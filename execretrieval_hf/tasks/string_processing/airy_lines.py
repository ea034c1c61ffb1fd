"""Generated files come with far too many empty lines. A line of nothing but blanks is empty too and should
become an empty string; at most a given number of them may stay in a row, and none at the beginning or end
of the file. Other lines just lose the blanks at their end.

Keywords: limit consecutive blank lines
Inputs: lines, a list of printable ASCII strings; most, the number of empty lines allowed in a row
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("[ -~]*", s) is not None for s in lines) and type(most) is int and most >= 0
Topic: case and blanks
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def airy_lines(lines, most):
    kept = []
    empty = 0
    for line in lines:
        text = line.rstrip()
        if not text:
            empty += 1
            continue
        if kept:
            kept.extend([""] * min(empty, most))
        kept.append(text)
        empty = 0
    return kept


assert airy_lines(["a", "", "", "", "b"], 2) == ["a", "", "", "b"]
assert airy_lines(["", "a", "b", "  "], 1) == ["a", "b"]
assert airy_lines(["a", " ", "  b "], 3) == ["a", "", "  b"]
assert airy_lines(["x", "", "y", "", "", "x"], 0) == ["x", "y", "x"]
assert airy_lines(["", "  "], 1) == []
assert airy_lines(["k ", "", "", "m", "", "n"], 1) == ["k", "", "m", "", "n"]
assert airy_lines([" ", "", "q"], 5) == ["q"]
assert airy_lines(["p", "", "", "", "", "r"], 4) == ["p", "", "", "", "", "r"]
