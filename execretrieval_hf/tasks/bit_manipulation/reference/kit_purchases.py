from itertools import combinations


def kit_purchases(needed, offers):
    best = None
    for size in range(len(offers) + 1):
        for choice in combinations(range(len(offers)), size):
            parts = {bit for i in choice for bit in range(10) if offers[i][0] >> bit & 1}
            if all(bit in parts for bit in range(10) if needed >> bit & 1):
                rated = (sum(offers[i][1] for i in choice), size, list(choice))
                best = rated if best is None else min(best, rated)
    return best and best[2]
