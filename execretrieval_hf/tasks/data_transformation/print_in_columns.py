"""Arrange names over so many columns: fewest rows, filled downwards, each row padded with empty strings to full width

Keywords: newspaper style column layout
Inputs: names, a list of strings; columns, an integer of at least 1
Requires: type(names) is list and all(type(n) is str for n in names) and type(columns) is int and columns >= 1
Topic: reshaping
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def print_in_columns(names, columns):
    depth = -(-len(names) // columns)
    rows = []
    for start in range(depth):
        row = names[start::depth]
        padding = [""] * (columns - len(row))
        rows.append(row + padding)
    return rows


assert print_in_columns(["Ann", "Bo", "Cy", "Di", "Ed"], 2) == [["Ann", "Di"], ["Bo", "Ed"], ["Cy", ""]]
assert print_in_columns(["a", "b", "c", "d"], 3) == [["a", "c", ""], ["b", "d", ""]]
assert print_in_columns([], 2) == []
assert print_in_columns(["k", "j", "i"], 1) == [["k"], ["j"], ["i"]]
assert print_in_columns(["x", "y"], 4) == [["x", "y", "", ""]]
assert print_in_columns(["a", "b", "c", "d", "e", "f", "g"], 3) == [["a", "d", "g"], ["b", "e", ""], ["c", "f", ""]]
assert print_in_columns(["q", "p", "q", "r"], 2) == [["q", "q"], ["p", "r"]]
assert print_in_columns(["m", "n", "o"], 3) == [["m", "n", "o"]]
