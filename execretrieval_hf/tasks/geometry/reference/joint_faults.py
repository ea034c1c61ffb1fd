def joint_faults(grid):
    height, width = len(grid), len(grid[0])
    tiles = {(r, c): t for r, row in enumerate(grid) for c, t in enumerate(row) if t}
    faults = rim = 0
    for (r, c), tile in tiles.items():
        for side, (dr, dc) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            other = (r + dr, c + dc)
            if not (0 <= other[0] < height and 0 <= other[1] < width):
                rim += tile[side] != "g"
            elif side in (1, 2) and other in tiles:
                faults += tile[side] != tiles[other][side ^ 2]
    return faults, rim
