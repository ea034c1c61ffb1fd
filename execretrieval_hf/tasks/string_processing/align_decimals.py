"""Pad number strings with blanks on both sides to equal width so that their decimal points, or the ends of those
without one, line up, with at least a given number of columns before the point but otherwise no more room on
either side than the longest needs. Entries without any digit have no say in this and are right-aligned, longer
ones left as they are. More than one point in an entry gives None.

Keywords: pad numbers common decimal point
Inputs: entries, a list of strings such as "12.5", "-3" or "n/a"; least, the columns, an integer from 0
Requires: type(entries) is list and all(type(e) is str and e.isascii() for e in entries) and type(least) is int and 0 <= least <= 99
Topic: alignment
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def align_decimals(entries, least):
    left = least
    right = 0
    for entry in entries:
        if entry.count(".") > 1:
            return None
        if any(ch.isdigit() for ch in entry):
            whole, point, fraction = entry.partition(".")
            left = max(left, len(whole))
            right = max(right, len(point + fraction))
    lines = []
    for entry in entries:
        if any(ch.isdigit() for ch in entry):
            whole = entry.split(".")[0]
            lines.append(whole.rjust(left) + entry[len(whole):].ljust(right))
        else:
            lines.append(entry.rjust(left + right))
    return lines


assert align_decimals(["12.5", "-3", "0.125"], 0) == ["12.5  ", "-3    ", " 0.125"]
assert align_decimals(["7", "41"], 4) == ["   7", "  41"]
assert align_decimals(["7", "41"], 1) == [" 7", "41"]
assert align_decimals(["1.5", "n/a", "20"], 3) == ["  1.5", "  n/a", " 20  "]
assert align_decimals(["10.25", "1.2.3"], 2) == None
assert align_decimals(["4", "..", "6.0"], 1) == None
assert align_decimals(["none", "5.125", "10.5"], 2) == ["  none", " 5.125", "10.5  "]
assert align_decimals([], 3) == []
assert align_decimals(["n/a"], 5) == ["  n/a"]
