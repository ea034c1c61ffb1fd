"""Work out the spacing and number of posts for fencing a plot, whose sides are listed going round it; some sides
need no fence. Posts stand at both ends of each fenced side, neighbouring fenced sides sharing the corner
post, and along them at one common spacing: the largest whole number of metres up to the given one that
divides all fenced sides. If no side is fenced, both numbers are 0.

Keywords: fence posts common divisor
Inputs: sides, a list of at least three pairs (metres, True if it needs a fence); widest, the largest spacing allowed; the result is a pair
Requires: type(sides) is list and len(sides) >= 3 and all(type(s) is tuple and len(s) == 2 and type(s[0]) is int and s[0] >= 1 and type(s[1]) is bool for s in sides) and type(widest) is int and widest >= 1
Topic: divisibility
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def post_plan(sides, widest):
    fenced = [length for length, needs_fence in sides if needs_fence]
    if not fenced:
        return 0, 0
    spacing = widest
    while any(length % spacing > 0 for length in fenced):
        spacing -= 1
    posts = sum(fenced) // spacing
    for place in range(len(sides)):
        if sides[place - 1][1] and not sides[place][1]:
            posts += 1
    return spacing, posts


assert post_plan([(12, True), (8, True), (12, True), (8, True)], 5) == (4, 10)
assert post_plan([(12, True), (8, True), (12, True), (8, True)], 3) == (2, 20)
assert post_plan([(6, True), (9, False), (6, True), (9, False)], 10) == (6, 4)
assert post_plan([(6, True), (9, True), (10, False)], 4) == (3, 6)
assert post_plan([(5, False), (7, False), (8, False)], 3) == (0, 0)
assert post_plan([(8, False), (8, False), (6, True)], 3) == (3, 3)
assert post_plan([(7, True), (5, True), (9, True)], 6) == (1, 21)
assert post_plan([(8, True), (3, False), (12, True), (20, True)], 4) == (4, 11)
