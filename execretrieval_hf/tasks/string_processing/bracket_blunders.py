"""Our formula editor should underline faulty brackets, whether round, square or curly. A closing bracket belongs
to the last one of its kind that is still open, and those opened after that and not closed are faulty; without
such a partner it is faulty itself. Brackets open at the end are faulty too. List the places of all these,
from 0, ascending.

Keywords: locate mismatched brackets with recovery
Inputs: formula, a printable ASCII string
Requires: type(formula) is str and re.fullmatch("[ -~]*", formula) is not None
Topic: brackets
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def bracket_blunders(formula):
    partner = {")": "(", "]": "[", "}": "{"}
    opened = []
    faulty = []
    for place, sign in enumerate(formula):
        if sign in "([{":
            opened.append((sign, place))
        elif sign in partner:
            wanted = partner[sign]
            if all(kind != wanted for kind, spot in opened):
                faulty.append(place)
                continue
            while opened[-1][0] != wanted:
                faulty.append(opened.pop()[1])
            opened.pop()
    faulty.extend(spot for kind, spot in opened)
    return sorted(faulty)


assert bracket_blunders("(a[b]c)") == []
assert bracket_blunders("(a[b)c]") == [2, 6]
assert bracket_blunders(")(") == [0, 1]
assert bracket_blunders("[x(y{z]") == [2, 4]
assert bracket_blunders("((a)") == [0]
assert bracket_blunders("{a]}b}") == [2, 5]
assert bracket_blunders("f(x, [1, 2)") == [5]
assert bracket_blunders("") == []
assert bracket_blunders("[[]()]}{") == [6, 7]
assert bracket_blunders("([)(])") == [1, 4]
