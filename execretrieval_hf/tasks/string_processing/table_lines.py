"""Lay out rows of cells, the first of them headings, as a list of lines with two blanks between columns, each
as wide as its longest cell, but none at the line ends; short rows end in empty cells. A column, heading
included, is set to the right if it has non-empty cells below its heading and all of these are whole numbers,
perhaps with a minus; otherwise it is set to the left.

Keywords: plain text table right align numbers
Inputs: rows, a non-empty list of lists of printable ASCII strings without blanks at their ends
Requires: type(rows) is list and len(rows) > 0 and all(type(r) is list and all(type(c) is str and re.fullmatch("[ -~]*", c) is not None and c == c.strip() for c in r) for r in rows)
Topic: alignment
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def table_lines(rows):
    count = max(len(row) for row in rows)
    lines = [""] * len(rows)
    for column in range(count):
        cells = [row[column] if column < len(row) else "" for row in rows]
        width = max(len(cell) for cell in cells)
        numbers = [cell for cell in cells[1:] if cell]
        right = len(numbers) > 0
        for cell in numbers:
            digits = cell[1:] if cell[0] == "-" else cell
            if not digits.isdigit():
                right = False
        for place, cell in enumerate(cells):
            if column > 0:
                lines[place] += "  "
            lines[place] += cell.rjust(width) if right else cell.ljust(width)
    return [line.rstrip() for line in lines]


assert table_lines([["Item", "Qty"], ["nut", "5"], ["bolts", "-12"]]) == ["Item   Qty", "nut      5", "bolts  -12"]
assert table_lines([["No", "Name"], ["1", "Ann"], ["12"]]) == ["No  Name", " 1  Ann", "12"]
assert table_lines([["A", "B"], ["-", "7"], ["3", ""]]) == ["A  B", "-  7", "3"]
assert table_lines([["long", "wide"], ["x1", "4"], ["22", "x"]]) == ["long  wide", "x1    4", "22    x"]
assert table_lines([["ab", "cde"]]) == ["ab  cde"]
assert table_lines([["", "n", "z"], ["", "-5", "1.5"]]) == ["   n  z", "  -5  1.5"]
assert table_lines([[], ["7", "10"], ["", "9"]]) == ["", "7  10", "    9"]
assert table_lines([["kg"], ["--1"], ["5"]]) == ["kg", "--1", "5"]
