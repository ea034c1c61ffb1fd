def solitary_shrubs(plan):
    bushes = {(r, c) for r, row in enumerate(plan) for c, sign in enumerate(row) if sign == "#"}
    return sorted(
        (r, c) for r, c in bushes if len({(r + a, c + b) for a in (-1, 0, 1) for b in (-1, 0, 1)} & bushes) == 1
    )
