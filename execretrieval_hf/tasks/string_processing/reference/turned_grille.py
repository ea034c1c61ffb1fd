def turned_grille(square, grille):
    n = len(grille)
    holes = [(r, c) for r in range(n) for c in range(n) if grille[r][c] == "O"]
    order = []
    for _ in range(4):
        order += sorted(holes)
        holes = [(c, n - 1 - r) for r, c in holes]
    return "".join(square[r][c] for r, c in dict.fromkeys(order))
