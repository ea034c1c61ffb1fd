"""List the columns of a fixed-width table as tuples of label, start and exclusive end, counted from 0, by its
heading line, where two or more blanks part labels but a single one belongs to its label. Each column runs
from its label to the start of the next, the last to the table width or its label's end, whichever is
further right, and a heading without labels makes one column with an empty label from 0 to the width.

Keywords: fixed width table header parsing
Inputs: heading, a string; width, an integer of at least 0
Requires: type(heading) is str and type(width) is int and width >= 0
Topic: tables
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def column_spans(heading, width):
    starts = []
    gap = 2
    for position, ch in enumerate(heading):
        if ch == " ":
            gap += 1
        else:
            if gap >= 2:
                starts.append(position)
            gap = 0
    if not starts:
        return [("", 0, width)]
    ends = starts[1:] + [max(width, len(heading.rstrip()))]
    return [(heading[start:end].strip(), start, end) for start, end in zip(starts, ends)]


assert column_spans("Item   Qty", 16) == [("Item", 0, 7), ("Qty", 7, 16)]
assert column_spans("Item  Unit price  Tax", 20) == [("Item", 0, 6), ("Unit price", 6, 18), ("Tax", 18, 21)]
assert column_spans(" Tray", 9) == [("Tray", 1, 9)]
assert column_spans("Shelf     ", 6) == [("Shelf", 0, 6)]
assert column_spans("Shelf no     ", 3) == [("Shelf no", 0, 8)]
assert column_spans("    ", 12) == [("", 0, 12)]
assert column_spans("", 5) == [("", 0, 5)]
assert column_spans("  A B   C", 10) == [("A B", 2, 8), ("C", 8, 10)]
