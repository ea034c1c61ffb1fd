def mown_cells(yard):
    grass = {(r, c) for r, row in enumerate(yard) for c, cell in enumerate(row) if cell == "."}
    pose = (0, 0, 0, 1)
    seen = {}
    while pose not in seen:
        seen[pose] = pose[:2]
        r, c, dr, dc = pose
        for _ in range(4):
            if (r + dr, c + dc) in grass:
                break
            dr, dc = dc, -dr
        else:
            break
        pose = (r + dr, c + dc, dr, dc)
    return len(set(seen.values()))
