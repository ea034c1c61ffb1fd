"""How few stitches of a square pattern must change until a quarter turn leaves it looking the same?

Keywords: fix fourfold rotational symmetry
Inputs: rows, a non-empty list of strings, as many as each is long, one character per stitch
Requires: type(rows) is list and len(rows) > 0 and all(type(r) is str and len(r) == len(rows) for r in rows)
Topic: transformations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def crochet_repairs(rows):
    size = len(rows)
    changes = 0
    for top in range(size // 2):
        far = size - 1 - top
        for left in range(top, far):
            back = size - 1 - left
            ring = [rows[top][left], rows[left][far], rows[far][back], rows[back][top]]
            changes += 4 - max(ring.count(stitch) for stitch in ring)
    return changes


assert crochet_repairs(["#"]) == 0
assert crochet_repairs(["#.", ".#"]) == 2
assert crochet_repairs(["aab", "aca", "baa"]) == 2
assert crochet_repairs(["abcd", "efgh", "ijkl", "mnop"]) == 12
assert crochet_repairs(["#..", "...", "..."]) == 1
assert crochet_repairs(["aba", "bcb", "aba"]) == 0
assert crochet_repairs(["xyx", "zxy", "yxz"]) == 4
assert crochet_repairs(["#.#.", ".##.", "..#.", "#..#"]) == 3
assert crochet_repairs(["abcde", "bbcca", "ccxcc", "abccb", "edcba"]) == 8
