"""How many single-coloured patches has this honeycomb mosaic, every second row sitting half a cell to the right?

Keywords: connected colours on hex grid
Inputs: rows, a list of strings of equal length, one letter for the colour of a cell, the first row not shifted
Requires: type(rows) is list and all(type(r) is str and len(r) == len(rows[0]) for r in rows)
Topic: tilings
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def comb_patches(rows):
    seen = set()
    patches = 0
    for y, row in enumerate(rows):
        for x, colour in enumerate(row):
            if (y, x) not in seen:
                patches += 1
            waiting = [(y, x)]
            while waiting:
                line, place = waiting.pop()
                if not (0 <= line < len(rows) and 0 <= place < len(row)):
                    continue
                if (line, place) in seen or rows[line][place] != colour:
                    continue
                seen.add((line, place))
                left = place - 1 + line % 2
                waiting += [(line, place - 1), (line - 1, left), (line + 1, left)]
                waiting += [(line, place + 1), (line - 1, left + 1), (line + 1, left + 1)]
    return patches


assert comb_patches(["ab", "ba"]) == 3
assert comb_patches(["aaba", "abba", "abaa", "babb", "aaaa"]) == 4
assert comb_patches(["aaba", "aaba", "aaba", "aaaa"]) == 2
assert comb_patches(["aaa", "bbb", "aba"]) == 4
assert comb_patches(["aaa", "baa", "aba", "aaa"]) == 2
assert comb_patches([]) == 0
assert comb_patches(["xyx", "yxy", "xyx", "yxy"]) == 6
assert comb_patches(["aab", "bba", "abb", "baa"]) == 5
assert comb_patches(["abcde"]) == 5
assert comb_patches(["rggr", "grrg", "rgrr", "gggr", "rrgr"]) == 6
