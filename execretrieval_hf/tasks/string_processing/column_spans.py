"""Read a fixed-width table's heading line, where two or more blanks part labels and a single one between words
belongs to its label. List each label with its start and exclusive end, from 0, as triples: it runs to the start
of the next, the last to the table width or its own end, whichever is further right. Without labels there is one
empty label, from 0 to the width.

Keywords: fixed width table header parsing
Inputs: heading, a string; width, an integer from 0
Requires: type(heading) is str and (heading.isprintable() or heading == '') and type(width) is int and 0 <= width <= 999
Topic: alignment
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
