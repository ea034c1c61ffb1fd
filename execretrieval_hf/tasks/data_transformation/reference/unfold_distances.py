from itertools import combinations


def unfold_distances(distances):
    towns = next(n for n in range(2, len(distances) + 3) if n * (n - 1) // 2 >= len(distances))
    pairs = list(combinations(range(towns), 2))
    if len(pairs) != len(distances):
        return None
    by_pair = dict(zip(pairs, distances))
    return [
        [by_pair.get((min(r, c), max(r, c)), 0) for c in range(towns)] for r in range(towns)
    ]
