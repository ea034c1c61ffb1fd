from itertools import combinations


def mutual_choices(wishes, most):
    short = {name: wished[:most] for name, wished in wishes.items()}
    return [(a, b) for a, b in combinations(sorted(short), 2) if a in short[b] and b in short[a]]
