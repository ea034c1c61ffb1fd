from itertools import combinations


def crowded_tables(tables, gap):
    if gap < 0:
        return None
    crowded = []
    for one, other in combinations(sorted(tables), 2):
        (x, y, r), (u, v, s) = tables[one], tables[other]
        if (x - u) ** 2 + (y - v) ** 2 < (r + s + gap) ** 2:
            crowded.append((one, other))
    return crowded
