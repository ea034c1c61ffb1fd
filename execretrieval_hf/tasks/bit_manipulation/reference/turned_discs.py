def turned_discs(mine, theirs, square, n):
    def owner(r, c):
        if not (0 <= r < n and 0 <= c < n):
            return " "
        bit = r * n + c
        return "m" if mine >> bit & 1 else "t" if theirs >> bit & 1 else " "

    row, column = divmod(square, n)
    turned = 0
    if owner(row, column) != " ":
        return 0
    for dr, dc in ((a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b):
        line = []
        r, c = row + dr, column + dc
        while owner(r, c) == "t":
            line.append(r * n + c)
            r, c = r + dr, c + dc
        if owner(r, c) == "m":
            turned |= sum(1 << bit for bit in line)
    return turned
