"""Our quilts repeat a small motif from the upper left corner, every further repetition downwards moved right
by the same number of squares and wrapped around. For each wrongly sewn square list a tuple of row and
column, from 0, and the proper colour; but a row with more than so many wrong ones is just listed by its
number, once.

Keywords: repeating tile pattern deviations
Inputs: quilt, a list of strings; motif, a list of one or more strings of one positive length; shift, an integer of at least 0; most, an integer of at least 0
Requires: type(quilt) is list and all(type(r) is str for r in quilt) and type(motif) is list and len(motif) > 0 and all(type(r) is str and len(r) == len(motif[0]) > 0 for r in motif) and type(shift) is int and shift >= 0 and type(most) is int and most >= 0
Topic: grids
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def quilt_slips(quilt, motif, shift, most):
    height, width = len(motif), len(motif[0])
    slips = []
    for row, line in enumerate(quilt):
        start = row // height * shift
        wrong = []
        for column, colour in enumerate(line):
            proper = motif[row % height][(column - start) % width]
            if colour != proper:
                wrong.append((row, column, proper))
        if len(wrong) > most:
            slips.append(row)
        else:
            slips.extend(wrong)
    return slips


assert quilt_slips(["abcab", "cabca", "bcabc"], ["abc"], 1, 2) == []
assert quilt_slips(["abcab", "abcab", "bcabc"], ["abc"], 1, 2) == [1]
assert quilt_slips(["abca", "cabb", "bcac"], ["abc"], 1, 1) == [(1, 3, "c"), (2, 3, "b")]
assert quilt_slips(["aabb", "ccdd", "aabb", "ccdc"], ["aabb", "ccdd"], 2, 2) == [2, 3]
assert quilt_slips(["aab", "ccd", "baa", "dcc"], ["aab", "ccd"], 1, 2) == []
assert quilt_slips(["aab", "ccd", "baa", "cdc"], ["aab", "ccd"], 1, 1) == [3]
assert quilt_slips(["xyx", "xyx"], ["xy"], 1, 3) == [(1, 0, "y"), (1, 1, "x"), (1, 2, "y")]
assert quilt_slips(["xyx", "yyy"], ["xy"], 0, 2) == [(1, 0, "x"), (1, 2, "x")]
assert quilt_slips(["xyx", "xzx"], ["xy"], 0, 0) == [1]
assert quilt_slips(["xyx", "xzx"], ["xy"], 2, 1) == [(1, 1, "y")]
