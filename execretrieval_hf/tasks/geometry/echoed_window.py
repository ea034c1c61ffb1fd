"""Fill a window (top, left, height, width) from an endless plane of copies of a text picture: the original
starts at row 0, column 0, and each copy is its neighbour mirrored in the border between them, so that border
cells occur twice. Rows run downwards and columns to the right; the answer is a list of strings.

Keywords: mirrored repeat texture lookup
Inputs: rows, a non-empty list of non-empty strings of equal length; window, four integers, the last two at least 0
Requires: type(rows) is list and len(rows) > 0 and all(type(r) is str and len(r) == len(rows[0]) > 0 for r in rows) and type(window) is tuple and len(window) == 4 and all(type(v) is int for v in window) and 0 <= window[2] <= 50 and 0 <= window[3] <= 50
Topic: transformations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def echoed_window(rows, window):
    top, left, height, width = window
    tall, wide = len(rows), len(rows[0])
    result = []
    for y in range(top, top + height):
        place = y % (2 * tall)
        if place >= tall:
            place = 2 * tall - 1 - place
        line = ""
        for x in range(left, left + width):
            spot = x % (2 * wide)
            if spot >= wide:
                spot = 2 * wide - 1 - spot
            line += rows[place][spot]
        result.append(line)
    return result


assert echoed_window(["abc"], (0, 0, 1, 8)) == ["abccbaab"]
assert echoed_window(["abc"], (0, -4, 2, 5)) == ["ccbaa", "ccbaa"]
assert echoed_window(["ab", "cd", "ef"], (2, 1, 3, 1)) == ["f", "f", "d"]
assert echoed_window(["ab", "cd"], (-1, -1, 2, 3)) == ["aab", "aab"]
assert echoed_window(["abcd", "efgh"], (1, 2, 3, 4)) == ["ghhg", "ghhg", "cddc"]
assert echoed_window(["xyz", "uvw"], (4, 5, 1, 2)) == ["xx"]
assert echoed_window(["pq"], (0, 0, 0, 3)) == []
assert echoed_window(["pq", "rs"], (1, 0, 2, 0)) == ["", ""]
assert echoed_window(["k", "m", "n"], (-3, 7, 7, 1)) == ["n", "m", "k", "k", "m", "n", "n"]
