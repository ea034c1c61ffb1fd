from fractions import Fraction
from itertools import permutations


def driver_and_follower(box, top, bottom):
    wanted = Fraction(top, bottom)

    def rating(pair):
        return abs(Fraction(pair[1], pair[0]) - wanted), sum(pair), pair[0]

    return sorted(permutations(box, 2), key=rating)[0]
