import re


def islands_of_ink(row, gap):
    mask = "".join("." if value == 0 else "x" for value in row)
    pattern = r"x(?:\.{0,%d}x)*" % gap
    return [(m.start(), row[m.start() : m.end()]) for m in re.finditer(pattern, mask)]
