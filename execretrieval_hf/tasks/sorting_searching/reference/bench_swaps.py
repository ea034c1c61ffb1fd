def bench_swaps(starters, reserves, most):
    weak, strong = sorted(starters), sorted(reserves)[::-1]
    pairs = [(a, b) for a, b in zip(weak, strong) if b > a]
    return pairs[:most]
