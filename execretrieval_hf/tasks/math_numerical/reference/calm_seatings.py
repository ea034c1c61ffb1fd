from itertools import permutations


def calm_seatings(guests, feuds):
    bad = {frozenset(feud) for feud in feuds}
    seen = set()
    for order in permutations(range(guests)):
        if not bad & {frozenset(pair) for pair in zip(order, order[1:])}:
            seen.add(min(order, order[::-1]))
    return len(seen)
