from fractions import Fraction
from math import prod


def layshaft_ratio(meshes, turns):
    if any(abs(teeth) < 8 for mesh in meshes for teeth in mesh):
        return None
    ratio = turns * prod((Fraction(-driving, driven) for driving, driven in meshes), start=Fraction(1))
    return ratio.numerator, ratio.denominator
