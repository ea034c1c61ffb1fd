from fractions import Fraction
from math import floor


def read_calibration(points, reading):
    curve = dict(points)
    below = max((raw for raw in curve if raw <= reading), default=None)
    above = min((raw for raw in curve if raw >= reading), default=None)
    if below is None or above is None:
        return None
    share = Fraction(reading - below, above - below) if above != below else Fraction(0)
    return floor(curve[below] * (1 - share) + curve[above] * share + Fraction(1, 2))
