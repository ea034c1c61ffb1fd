"""Which ranges of lines can an editor fold? List, for pairs of curly braces whose closing one stands on a later
line, tuples of both line numbers, from 1, in order of the first; of several opened on one line only the
outermost counts. A closing brace pairs with the last one still open; braces without a partner are ignored.

Keywords: code folding ranges from braces
Inputs: lines, a list of strings
Requires: type(lines) is list and all(type(s) is str and s.isascii() for s in lines)
Topic: brackets
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def foldable_lines(lines):
    opened = []
    folds = {}
    for number, line in enumerate(lines, 1):
        for sign in line:
            if sign == "{":
                opened.append(number)
            elif sign == "}" and opened:
                first = opened.pop()
                if number > first:
                    folds[first] = number
    return sorted(folds.items())


assert foldable_lines(["a {", "b", "}"]) == [(1, 3)]
assert foldable_lines(["if {", "x {", "y", "}", "}"]) == [(1, 5), (2, 4)]
assert foldable_lines(["{{", "}", "}"]) == [(1, 3)]
assert foldable_lines(["{}", "{ {}", "}}"]) == [(2, 3)]
assert foldable_lines(["}", "{", "q", "r", "}"]) == [(2, 5)]
assert foldable_lines(["{", "{", "}"]) == [(2, 3)]
assert foldable_lines(["f { g {", "} h {", "i", "}}"]) == [(1, 4), (2, 4)]
assert foldable_lines(["{}", "{"]) == []
assert foldable_lines(["{", "}{", "}"]) == [(1, 2), (2, 3)]
assert foldable_lines([]) == []
