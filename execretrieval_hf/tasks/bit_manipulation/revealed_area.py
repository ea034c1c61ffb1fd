"""In our mine game, on h rows of w bits, a click opens a cell, and if none of the cells around it, diagonal ones
too, has a mine, these open likewise, and so on. A flagged cell stays closed, even if it is the clicked one. I
want the mask of cells opened by a click, None for one on an unflagged mine.

Keywords: minesweeper flood reveal
Inputs: mines and flags, masks of cells, row after row from bit 0; w, the cells of a row; h, the number of rows; click, the number of a cell
Requires: type(w) is int and 1 <= w <= 8 and type(h) is int and 1 <= h <= 8 and all(type(m) is int and 0 <= m < 2**(w * h) for m in (mines, flags)) and type(click) is int and 0 <= click < w * h
Topic: bitboards
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def revealed_area(mines, flags, w, h, click):
    if (mines & ~flags) >> click & 1:
        return None
    opened = 0
    waiting = [click]
    while waiting:
        cell = waiting.pop()
        if (opened | flags) >> cell & 1:
            continue
        opened |= 1 << cell
        row, column = divmod(cell, w)
        near = []
        for r in range(max(row - 1, 0), min(row + 2, h)):
            for c in range(max(column - 1, 0), min(column + 2, w)):
                near.append(r * w + c)
        if not any(mines >> other & 1 for other in near):
            waiting += near
    return opened


assert revealed_area(0b1000, 0, 4, 1, 0) == 7
assert revealed_area(0b1000, 0, 4, 1, 2) == 4
assert revealed_area(0b1000, 0, 4, 1, 3) == None
assert revealed_area(0b1000, 0b1000, 4, 1, 3) == 0
assert revealed_area(0, 0b0010, 4, 1, 0) == 1
assert revealed_area(0b100_000_000, 0, 3, 3, 0) == 255
assert revealed_area(0b100_000_000, 0b000_010_010, 3, 3, 0) == 201
assert revealed_area(0b001, 0, 3, 3, 7) == 510
assert revealed_area(0b0000_0000_0000_1000, 0, 4, 4, 12) == 65527
assert revealed_area(0b01_00_00_00, 0b00_01_00_00, 2, 4, 1) == 47
