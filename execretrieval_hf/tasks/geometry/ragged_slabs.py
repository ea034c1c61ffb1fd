"""Which letters of this paving plan don't fill exactly one whole rectangle, as one alphabetical string, dots being
bare ground?

Keywords: floor plan non rectangular tiles
Inputs: plan, a list of strings of equal length of lower case letters and dots
Requires: type(plan) is list and all(type(r) is str and len(r) == len(plan[0]) and all(c in "abcdefghijklmnopqrstuvwxyz." for c in r) for r in plan)
Topic: tilings
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ragged_slabs(plan):
    spots = {}
    for y, row in enumerate(plan):
        for x, letter in enumerate(row):
            if letter != ".":
                spots.setdefault(letter, []).append((x, y))
    ragged = ""
    for letter in sorted(spots):
        columns = [x for x, _ in spots[letter]]
        lines = [y for _, y in spots[letter]]
        wide = max(columns) - min(columns) + 1
        tall = max(lines) - min(lines) + 1
        if wide * tall > len(columns):
            ragged += letter
    return ragged


assert ragged_slabs(["aab", "aab"]) == ""
assert ragged_slabs(["ab", "aa"]) == "a"
assert ragged_slabs(["aabb", "a.bb"]) == "a"
assert ragged_slabs(["ddc", "dcc", "eee"]) == "cd"
assert ragged_slabs(["xm.m", "xbbb"]) == "m"
assert ragged_slabs(["zyx", "xyz"]) == "xz"
assert ragged_slabs(["p.p", "...", "p.p"]) == "p"
assert ragged_slabs(["qqq", "qrq", "qqq"]) == "q"
assert ragged_slabs(["..tt", "..uu", "vtss"]) == "t"
assert ragged_slabs([]) == ""
