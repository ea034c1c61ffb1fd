from itertools import combinations


def crossing_highlights(spans):
    crossed = []
    for (i, one), (j, other) in combinations(enumerate(spans), 2):
        a, b = set(range(*one)), set(range(*other))
        if a & b and not a <= b and not b <= a:
            crossed.append((i, j))
    return crossed
