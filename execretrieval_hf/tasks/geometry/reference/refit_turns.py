def refit_turns(shape, goal):
    def form(cells):
        top, left = min(r for r, _ in cells), min(c for _, c in cells)
        return sorted((r - top, c - left) for r, c in cells)

    for turns in range(4):
        if form(shape) == form(goal):
            return turns
        shape = [(c, -r) for r, c in shape]
    return None
