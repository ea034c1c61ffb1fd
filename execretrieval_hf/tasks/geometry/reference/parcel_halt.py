def parcel_halt(floor, row, column):
    cells = {(r, c): sign for r, line in enumerate(floor) for c, sign in enumerate(line)}
    if (row, column) not in cells:
        return ()
    ways = {"<": (0, -1), ">": (0, 1), "^": (-1, 0), "v": (1, 0)}
    for moves in range(len(cells) + 1):
        step = ways.get(cells[row, column])
        if step is None or (row + step[0], column + step[1]) not in cells:
            return row, column, moves
        row, column = row + step[0], column + step[1]
    return None
