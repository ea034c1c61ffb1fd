from itertools import combinations


def rival_gap(shops):
    gaps = sorted(
        (a - x) ** 2 + (b - y) ** 2
        for (a, b, brand), (x, y, other) in combinations(shops, 2)
        if brand != other
    )
    return gaps[0] if gaps else None
