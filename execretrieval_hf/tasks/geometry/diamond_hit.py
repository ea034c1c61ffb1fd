"""Which column and row, from 0, of a map of diamond tiles is under a click, y pointing down? Tile (0, 0) has its
top corner at (0, 0); each next column lies half a tile width right and half a height down, each next row half
a width left and half a height down. On borders the greater number wins; numbers off the map become the
nearest on it.

Keywords: isometric map mouse picking
Inputs: click, an (x, y) pair; tile, its width and height, at least 1; size, the numbers of columns and rows, at least 1; the answer is a (column, row) pair
Requires: all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in (click, tile, size)) and min(tile) > 0 and min(size) > 0
Topic: tilings
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def diamond_hit(click, tile, size):
    x, y = click
    width, height = tile
    column = (y * width + x * height) // (width * height)
    row = (y * width - x * height) // (width * height)
    answer = []
    for number, count in ((column, size[0]), (row, size[1])):
        if number < 0:
            number = 0
        if number >= count:
            number = count - 1
        answer.append(number)
    return tuple(answer)


assert diamond_hit((0, 0), (8, 4), (3, 3)) == (0, 0)
assert diamond_hit((4, 2), (8, 4), (3, 3)) == (1, 0)
assert diamond_hit((3, 2), (8, 4), (3, 3)) == (0, 0)
assert diamond_hit((-4, 2), (8, 4), (3, 3)) == (0, 1)
assert diamond_hit((5, 9), (8, 4), (4, 2)) == (2, 1)
assert diamond_hit((-13, 4), (8, 4), (3, 4)) == (0, 2)
assert diamond_hit((0, 5), (4, 2), (1, 5)) == (0, 2)
assert diamond_hit((9, 25), (10, 6), (4, 9)) == (3, 3)
assert diamond_hit((9, 2), (6, 6), (2, 1)) == (1, 0)
assert diamond_hit((1, 21), (4, 6), (3, 3)) == (2, 2)
