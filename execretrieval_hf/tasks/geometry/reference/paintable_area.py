def paintable_area(width, height, openings):
    if min(width, height) <= 0:
        return -1
    open_cells = set()
    for x, y, w, h in openings:
        open_cells |= {(i, j) for i in range(x, x + w) for j in range(y, y + h)}
    return sum((i, j) not in open_cells for i in range(width) for j in range(height))
