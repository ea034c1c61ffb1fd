from itertools import count
from math import gcd


def hunting_cog(wish, meshing, least):
    offers = (teeth for distance in count() for teeth in (wish + distance, wish - distance))
    for teeth in offers:
        if teeth >= least and {gcd(teeth, wheel) for wheel in meshing} <= {1}:
            return teeth
