def push_room(yard, letter, heading):
    cells = {(r, c) for r, row in enumerate(yard) for c, sign in enumerate(row) if sign == letter}
    if not cells:
        return None
    dr, dc = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[heading]
    free = cells | {(r, c) for r, row in enumerate(yard) for c, sign in enumerate(row) if sign == "."}
    moved = 0
    while {(r + (moved + 1) * dr, c + (moved + 1) * dc) for r, c in cells} <= free:
        moved += 1
    return moved
