from itertools import permutations
from math import prod


def snuggest_carton(item, cartons, padding):
    best = None
    for index, carton in enumerate(cartons):
        fits = any(
            all(side + 2 * padding <= room for side, room in zip(way, carton))
            for way in permutations(item)
        )
        if fits and (best is None or prod(carton) < prod(cartons[best])):
            best = index
    return best
