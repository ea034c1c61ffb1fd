"""Our script editor renames a variable in a line of code. Whole runs of letters, digits and underscores equal to
the old name change, but not inside single or double quotes, where a text ends only at the kind of quote that
began it, not right after a dot, and not behind a # outside quotes. Return a tuple of the new line and the
number of changes.

Keywords: rename variable skip strings comments
Inputs: line, a printable ASCII string; old and new, identifiers
Requires: type(line) is str and re.fullmatch("[ -~]*", line) is not None and all(type(n) is str and re.fullmatch("[A-Za-z_][A-Za-z0-9_]*", n) is not None for n in (old, new))
Topic: identifiers
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def renamed_in_code(line, old, new):
    result = ""
    changed = 0
    quote = ""
    for token in re.findall(r"\w+|.", line):
        if quote:
            if token == quote:
                quote = ""
        elif token == "#":
            quote = "\n"
        elif token in "'\"":
            quote = token
        elif token == old and not result.endswith("."):
            token = new
            changed += 1
        result += token
    return (result, changed)


assert renamed_in_code("x = x1 + x", "x", "total") == ("total = x1 + total", 2)
assert renamed_in_code("a.x + x.a", "x", "y") == ("a.x + y.a", 1)
assert renamed_in_code('n = "n" + n', "n", "num") == ('num = "n" + num', 2)
assert renamed_in_code("n = 'it\"n' + n # n", "n", "k") == ('k = \'it"n\' + k # n', 2)
assert renamed_in_code("n + 'n", "n", "q1") == ("q1 + 'n", 1)
assert renamed_in_code("'#' + n", "n", "size") == ("'#' + size", 1)
assert renamed_in_code("_n nn n_ N", "n", "m") == ("_n nn n_ N", 0)
assert renamed_in_code("# n", "n", "p") == ("# n", 0)
assert renamed_in_code("f(n,n)-.n", "n", "row") == ("f(row,row)-.n", 2)
assert renamed_in_code("", "a", "b") == ("", 0)
