from fractions import Fraction
from itertools import combinations


def closest_encounter(ships):
    best = None
    for i, j in combinations(range(len(ships)), 2):
        x, y, vx, vy = (b - a for a, b in zip(ships[i], ships[j]))
        speed = vx * vx + vy * vy
        time = max(Fraction(0), Fraction(-(x * vx + y * vy), speed)) if speed else Fraction(0)
        square = (x + vx * time) ** 2 + (y + vy * time) ** 2
        if best is None or square < best[0]:
            best = square, i, j
    return best and (best[1], best[2], best[0].numerator, best[0].denominator)
