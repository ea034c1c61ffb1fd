def rolled_prints(moves, board, start):
    axes = {"N": (-1, 0), "S": (1, 0), "E": (0, 1), "W": (0, -1)}
    up = {(0, 0, 1): 1, (0, 0, -1): 6, (-1, 0, 0): 2, (1, 0, 0): 5, (0, 1, 0): 3, (0, -1, 0): 4}
    at = start
    prints = []
    for move in moves:
        a, b = axes[move]
        goal = at[0] + a, at[1] + b
        if goal[0] not in range(board[0]) or goal[1] not in range(board[1]):
            continue
        at = goal
        rolled = {}
        for (r, c, z), face in up.items():
            along = r * a + c * b
            rolled[r - along * a + z * a, c - along * b + z * b, -along] = face
        up = rolled
        prints.append(up[0, 0, -1])
    return prints
