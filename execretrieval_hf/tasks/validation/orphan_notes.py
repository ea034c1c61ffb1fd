"""Which numbers in a text's square brackets have no note and, negated, which notes no such mark, ascending, each
once?

Keywords: unmatched footnote references and endnotes
Inputs: text, an ASCII string; notes, a list of positive integers
Requires: type(text) is str and text.isascii() and type(notes) is list and all(type(n) is int and n > 0 for n in notes)
Topic: numbering
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def orphan_notes(text, notes):
    marks = []
    for digits in re.findall(r"\[(\d+)\]", text):
        marks.append(int(digits))
    orphans = []
    for mark in marks:
        if mark not in notes and mark not in orphans:
            orphans.append(mark)
    for note in notes:
        if note not in marks and -note not in orphans:
            orphans.append(-note)
    return sorted(orphans)


assert orphan_notes("one[1] two[2] three[4]", [1, 2, 3]) == [-3, 4]
assert orphan_notes("one[1] two[2]", [2, 1]) == []
assert orphan_notes("a[5] b[5] c[12]", [12]) == [5]
assert orphan_notes("a[5] b[7] c[3]", []) == [3, 5, 7]
assert orphan_notes("none", [2, 9, 2]) == [-9, -2]
assert orphan_notes("(4) [4 ] [a4]", [4]) == [-4]
assert orphan_notes("[12][3]", [1, 2, 3]) == [-2, -1, 12]
assert orphan_notes("x[7] y[6] z[7]", [6, 7, 8]) == [-8]
assert orphan_notes("", []) == []
assert orphan_notes("p[10] q[9]", [11, 8]) == [-11, -8, 9, 10]
