"""What do hits score, at factor one plus one per n hits unbroken by misses before, up to a top?

Keywords: rhythm game combo multiplier
Inputs: notes, a string of x for a hit and - for a miss; n, an integer from 1; top, the highest factor, from 1; worth, the integer that a hit scores at factor 1
Requires: type(notes) is str and set(notes) <= set("x-") and type(n) is int and n >= 1 and type(top) is int and top >= 1 and type(worth) is int
Topic: games
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def combo_points(notes, n, top, worth):
    points = 0
    row = 0
    for note in notes:
        if note == "-":
            row = 0
        else:
            factor = min(row // n + 1, top)
            points += worth * factor
            row += 1
    return points


assert combo_points("xxx", 2, 4, 10) == 40
assert combo_points("xxxxx-x", 2, 2, 1) == 9
assert combo_points("xxx", 1, 9, 5) == 30
assert combo_points("xx-xx", 2, 3, 7) == 28
assert combo_points("xxxxxxx", 3, 3, 1) == 12
assert combo_points("", 1, 1, 9) == 0
assert combo_points("--x", 4, 1, 6) == 6
assert combo_points("xxxx-xxx", 1, 3, 2) == 30
