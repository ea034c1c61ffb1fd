"""Rolls a die over a board, one cell north, east, south or west per letter N, E, S and W; at first 1 is on top,
2 faces north and 3 faces east, opposite faces adding up to seven. Lists the bottom face after each roll; a
roll that would leave the board is skipped and lists nothing.

Keywords: die rolling on grid bottom face
Inputs: moves, a string of the four letters; board, the numbers of rows and columns; start, a (row, column) pair on the board, row 0 northernmost and column 0 westernmost
Requires: type(moves) is str and set(moves) <= set("NESW") and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in (board, start)) and 0 <= start[0] < board[0] and 0 <= start[1] < board[1]
Topic: solids
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rolled_prints(moves, board, start):
    row, column = start
    top, north, east = 1, 2, 3
    prints = []
    for move in moves:
        line = row + (move == "S") - (move == "N")
        place = column + (move == "E") - (move == "W")
        if not (0 <= line < board[0] and 0 <= place < board[1]):
            continue
        row, column = line, place
        if move == "N":
            top, north = 7 - north, top
        elif move == "S":
            top, north = north, 7 - top
        elif move == "E":
            top, east = 7 - east, top
        else:
            top, east = east, 7 - top
        prints.append(7 - top)
    return prints


assert rolled_prints("N", (2, 2), (1, 0)) == [2]
assert rolled_prints("S", (2, 2), (0, 0)) == [5]
assert rolled_prints("E", (1, 2), (0, 0)) == [3]
assert rolled_prints("W", (1, 2), (0, 1)) == [4]
assert rolled_prints("WNEE", (2, 3), (0, 0)) == [3, 1]
assert rolled_prints("NNWS", (4, 4), (3, 1)) == [2, 1, 4, 2]
assert rolled_prints("SSEESS", (3, 3), (0, 0)) == [5, 1, 3, 6]
assert rolled_prints("ENWSEN", (5, 5), (2, 2)) == [3, 2, 6, 3, 2, 6]
assert rolled_prints("", (1, 1), (0, 0)) == []
assert rolled_prints("EWSSNE", (3, 2), (1, 1)) == [4, 5, 4, 6]
