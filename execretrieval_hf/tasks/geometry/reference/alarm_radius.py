from math import isqrt


def alarm_radius(siren, houses, needed):
    if needed > len(houses):
        return -1
    if needed < 1:
        return 0
    squares = sorted((x - siren[0]) ** 2 + (y - siren[1]) ** 2 for x, y in houses)
    reach = squares[needed - 1]
    return isqrt(reach) + (isqrt(reach) ** 2 < reach)
