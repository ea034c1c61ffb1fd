"""Which lines beginning with digits and a dot are misnumbered, counting from 1 among themselves, as (found, right)
pairs?

Keywords: wrong numbers numbered list
Inputs: lines, a list of ASCII strings
Requires: type(lines) is list and all(type(s) is str and s.isascii() for s in lines)
Topic: numbers in text
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def misnumbered_items(lines):
    wrong = []
    right = 1
    for line in lines:
        number, dot, rest = line.partition(".")
        if not dot or not number.isdigit():
            continue
        if int(number) != right:
            wrong.append((int(number), right))
        right += 1
    return wrong


assert misnumbered_items(["1. oil", "2. salt", "3. flour"]) == []
assert misnumbered_items(["1. oil", "3. salt", "4. flour"]) == [(3, 2), (4, 3)]
assert misnumbered_items(["Note.", "1. oil", "and more", "2. salt", "2. tea"]) == [(2, 3)]
assert misnumbered_items(["0. a", "1. b"]) == [(0, 1), (1, 2)]
assert misnumbered_items(["2 eggs", "5.", "x2. y"]) == [(5, 1)]
assert misnumbered_items(["1.5 cups", "2. pan", "12. lid"]) == [(12, 3)]
assert misnumbered_items(["", "07. go"]) == [(7, 1)]
assert misnumbered_items(["0. a.b"]) == [(0, 1)]
assert misnumbered_items(["1 a", "3. b", "2. c", "x", "3. d"]) == [(3, 1)]
