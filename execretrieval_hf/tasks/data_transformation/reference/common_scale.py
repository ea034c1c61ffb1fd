import re
from fractions import Fraction
from math import floor


def common_scale(ratings, top):
    scaled = []
    for rating in ratings:
        match = re.fullmatch(r"(\d+)(?:/(\d+)|(%))?", rating)
        scaled.append(None)
        if match is None:
            continue
        points, own, percent = match.groups()
        own = int(own) if own else 100 if percent else top
        if own and int(points) <= own:
            scaled[-1] = floor(Fraction(int(points) * top, own) + Fraction(1, 2))
    return scaled
