"""Sort call numbers of one or two capital letters, digits and perhaps a hyphen with a volume in digits, such as
B7 or QA76-2: by letters, number and volume, the last two as numbers, a missing volume being 1 and equal ones
staying as given. Entries of any other form follow in the given sequence, but if they are in the majority
everything stays as given.

Keywords: alphanumeric call number sorting
Inputs: marks, a list of strings of plain letters, digits and hyphens
Requires: type(marks) is list and all(type(m) is str and m.isascii() for m in marks)
Topic: custom orderings
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def order_shelf_marks(marks):
    proper = []
    odd = []
    for mark in marks:
        match = re.fullmatch(r"([A-Z]{1,2})(\d+)(?:-(\d+))?", mark)
        if match:
            letters, number, volume = match.groups()
            key = (letters, int(number), int(volume or 1))
            proper.append((key, mark))
        else:
            odd.append(mark)
    if len(odd) > len(proper):
        return list(marks)
    proper.sort(key=lambda pair: pair[0])
    return [mark for _, mark in proper] + odd


assert order_shelf_marks(["QA76", "QA9", "B120", "Q500"]) == ["B120", "Q500", "QA9", "QA76"]
assert order_shelf_marks(["C4-10", "C4-9", "C4"]) == ["C4", "C4-9", "C4-10"]
assert order_shelf_marks(["D8-2", "D8", "D8-0"]) == ["D8-0", "D8", "D8-2"]
assert order_shelf_marks(["loose", "K5", "K3"]) == ["K3", "K5", "loose"]
assert order_shelf_marks(["pamphlet", "Z2", "A1", "atlas"]) == ["A1", "Z2", "pamphlet", "atlas"]
assert order_shelf_marks(["scrap", "M9", "M1", "x7", "M-3"]) == ["scrap", "M9", "M1", "x7", "M-3"]
assert order_shelf_marks(["ABC1", "T6", "T5-"]) == ["ABC1", "T6", "T5-"]
assert order_shelf_marks(["F2-1", "F02", "F2", "F1"]) == ["F1", "F2-1", "F02", "F2"]
assert order_shelf_marks(["P10-1", "PA1-3", "P9-2"]) == ["P9-2", "P10-1", "PA1-3"]
assert order_shelf_marks([]) == []
