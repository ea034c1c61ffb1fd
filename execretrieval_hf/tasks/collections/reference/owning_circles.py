from itertools import permutations


def owning_circles(holdings):
    return [
        (a, b, c)
        for a, b, c in permutations(sorted(holdings), 3)
        if a < b and a < c and b in holdings[a] and c in holdings[b] and a in holdings[c]
    ]
