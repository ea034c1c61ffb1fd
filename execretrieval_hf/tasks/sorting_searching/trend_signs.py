"""Describe how each column of a table develops from row to row, as a string with one sign per column: a plus if
it sometimes rises but never falls, a minus if it sometimes falls but never rises, an equals sign if it does
neither and a question mark if it does both.

Keywords: column monotonicity summary string
Inputs: rows, a list of lists of integers, all equally long
Requires: type(rows) is list and all(type(r) is list and all(type(v) is int for v in r) for r in rows) and len({len(r) for r in rows}) < 2
Topic: sortedness
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def trend_signs(rows):
    signs = ""
    for column in zip(*rows):
        rises = any(above < below for above, below in zip(column, column[1:]))
        falls = any(above > below for above, below in zip(column, column[1:]))
        if rises and falls:
            signs += "?"
        elif rises:
            signs += "+"
        elif falls:
            signs += "-"
        else:
            signs += "="
    return signs


assert trend_signs([]) == ""
assert trend_signs([[4, 7, 1]]) == "==="
assert trend_signs([[1, 5], [2, 5]]) == "+="
assert trend_signs([[3, 1], [2, 2]]) == "-+"
assert trend_signs([[1, 2], [3, 1], [2, 1]]) == "?-"
assert trend_signs([[5, 5, 5], [5, 4, 6], [6, 4, 5]]) == "+-?"
assert trend_signs([[1, 9, 3, 2], [1, 9, 3, 3], [2, 8, 3, 1]]) == "+-=?"
assert trend_signs([[2], [2], [1]]) == "-"
assert trend_signs([[4, 0], [5, 1], [6, 2]]) == "++"
assert trend_signs([[8, 1, 1], [7, 2, 1], [7, 2, 0]]) == "-+-"
