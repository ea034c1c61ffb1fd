from itertools import combinations


def closest_spacing(codes):
    by_distance = {}
    for (i, a), (j, b) in combinations(enumerate(codes), 2):
        by_distance.setdefault(bin(a ^ b).count("1"), []).append((i, j))
    by_distance.pop(0, None)
    return min(by_distance.items()) if by_distance else None
