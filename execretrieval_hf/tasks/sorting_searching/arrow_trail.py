"""How many moves, the one off the board included, do arrows give from the top left, -1 when circling?

Keywords: arrow board moves until leaving
Inputs: board, a non-empty list of texts of equal length made of < > ^ v
Requires: type(board) is list and len(board) > 0 and all(type(r) is str and re.fullmatch('[<>^v]+', r) and len(r) == len(board[0]) for r in board)
Topic: grid search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def arrow_trail(board):
    row = column = 0
    visited = []
    while 0 <= row < len(board) and 0 <= column < len(board[0]):
        if (row, column) in visited:
            return -1
        visited.append((row, column))
        arrow = board[row][column]
        if arrow == "<":
            column -= 1
        elif arrow == ">":
            column += 1
        elif arrow == "^":
            row -= 1
        else:
            row += 1
    return len(visited)


assert arrow_trail(['^']) == 1
assert arrow_trail(['<>']) == 1
assert arrow_trail(['v', 'v']) == 2
assert arrow_trail(['>>>']) == 3
assert arrow_trail(['>v', '^<']) == -1
assert arrow_trail(['v>', '>^']) == 4
assert arrow_trail(['>v', 'v<', '<^']) == 5
assert arrow_trail(['>>v', '^v<', '>>v']) == 7
assert arrow_trail(['>>v', '^^v', '^<<']) == -1
assert arrow_trail(['v<<', 'v^v', '>>>']) == 5
