def arrow_trail(board):
    steps = {"<": -1, ">": 1, "^": -1j, "v": 1j}
    cells = {complex(c, r): steps[sign] for r, row in enumerate(board) for c, sign in enumerate(row)}
    at = 0
    for moves in range(len(cells) + 1):
        if at not in cells:
            return moves
        at += cells[at]
    return -1 if at in cells else len(cells) + 1
