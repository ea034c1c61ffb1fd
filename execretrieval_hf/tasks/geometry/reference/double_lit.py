def double_lit(plan):
    ways = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}
    cells = {(r, c): sign for r, row in enumerate(plan) for c, sign in enumerate(row)}
    light = dict.fromkeys(cells, 0)
    for (r, c), sign in cells.items():
        if sign in ways:
            dr, dc = ways[sign]
            r, c = r + dr, c + dc
            while cells.get((r, c), "#") != "#":
                light[r, c] += 1
                r, c = r + dr, c + dc
    return sum(cells[cell] == "." and count > 1 for cell, count in light.items())
