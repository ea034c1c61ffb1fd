from itertools import product


def scale_split(mass, count):
    if mass > 3**count // 2:
        return None
    beside, opposite = [], []
    rest = mass
    weight = 3 ** (count - 1)
    while weight:
        for target, sign in ((opposite, 1), (beside, -1)):
            if abs(rest - sign * weight) < abs(rest) and 2 * sign * rest > weight:
                target.insert(0, weight)
                rest -= sign * weight
                break
        weight //= 3
    return beside, opposite
