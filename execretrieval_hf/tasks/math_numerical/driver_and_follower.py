"""Which pair of different gears has second over first nearest a ratio, ties to fewest teeth together, then on
first?

Keywords: gear pair nearest ratio
Inputs: box, a list of at least two different teeth counts; top and bottom, the wanted ratio as a fraction
Requires: type(box) is list and len(box) >= 2 and all(type(g) is int and g >= 1 for g in box) and len(set(box)) == len(box) and type(top) is int and top >= 1 and type(bottom) is int and bottom >= 1
Topic: fractions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def driver_and_follower(box, top, bottom):
    best = None
    for driver in box:
        for follower in box:
            if driver == follower:
                continue
            error = abs(Fraction(follower, driver) - Fraction(top, bottom))
            rank = (error, driver + follower, driver)
            if best is None or rank < best:
                best = rank
    return best[2], best[1] - best[2]


assert driver_and_follower([20, 40, 60], 2, 1) == (20, 40)
assert driver_and_follower([60, 40, 30, 10], 3, 2) == (40, 60)
assert driver_and_follower([60, 30, 40, 20], 2, 1) == (20, 40)
assert driver_and_follower([12, 18, 24], 1, 1) == (24, 18)
assert driver_and_follower([7, 5], 1, 9) == (7, 5)
assert driver_and_follower([5, 7], 9, 1) == (5, 7)
assert driver_and_follower([4, 6, 8, 2], 3, 4) == (8, 6)
assert driver_and_follower([6, 3, 9, 2], 2, 5) == (6, 2)
assert driver_and_follower([8, 7, 4, 5], 9, 8) == (7, 8)
