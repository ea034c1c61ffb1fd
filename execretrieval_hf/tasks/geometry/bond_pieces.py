"""Counts the whole and the cut bricks of a wall as a pair, joints ignored. The first course and every other one
after it start with a whole brick, those between with half a brick, which is cut. A remainder at a course's
end takes a cut brick; if it is shorter than a quarter brick and follows a whole one, two cut bricks replace
both.

Keywords: running bond brick wall quantities
Inputs: width, of the wall, at least half a brick; courses, their number; brick, the length of a brick, a multiple of four
Requires: all(type(v) is int for v in (width, courses, brick)) and brick > 0 and brick % 4 == 0 and 2 * width >= brick and 0 <= courses <= 1000
Topic: tilings
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def bond_pieces(width, courses, brick):
    whole, cut = 0, 0
    for course in range(courses):
        rest = width
        if course % 2 == 1:
            rest -= brick // 2
            cut += 1
        full = rest // brick
        rest -= full * brick
        if 0 < rest < brick // 4 and full > 0:
            full -= 1
            cut += 1
        if rest > 0:
            cut += 1
        whole += full
    return whole, cut


assert bond_pieces(40, 2, 8) == (9, 2)
assert bond_pieces(41, 1, 8) == (4, 2)
assert bond_pieces(42, 1, 8) == (5, 1)
assert bond_pieces(13, 2, 8) == (1, 4)
assert bond_pieces(50, 3, 20) == (6, 3)
assert bond_pieces(20, 0, 8) == (0, 0)
assert bond_pieces(15, 1, 12) == (1, 1)
assert bond_pieces(65, 5, 16) == (15, 10)
assert bond_pieces(5, 2, 8) == (0, 3)
assert bond_pieces(11, 4, 8) == (2, 6)
