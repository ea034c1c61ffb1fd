from fractions import Fraction
from math import floor


def rescale_marks(marks, low, high, top):
    def points(mark):
        if mark > high:
            return None
        return floor(Fraction(max(mark - low, 0) * top, high - low) + Fraction(1, 2))

    return list(map(points, marks)) if high > low else []
