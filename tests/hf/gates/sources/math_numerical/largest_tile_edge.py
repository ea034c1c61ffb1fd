"""A rectangular floor is to be covered by whole square tiles of one size. Return the side length of
the biggest ones that fit, or 0 if a measure of the floor is not positive.

Keywords: biggest square tiling a rectangle
Inputs: width and height, integers
Requires: type(width) is int and type(height) is int
Topic: divisors
Register: ticket
"""


def largest_tile_edge(width, height):
    if width < 1:
        return 0
    edge = 1
    for side in range(2, min(width, height) + 1):
        if width % side == 0 and height % side == 0:
            edge = side
    return edge


assert largest_tile_edge(12, 18) == 6
assert largest_tile_edge(7, 5) == 1
assert largest_tile_edge(4, 4) == 4
assert largest_tile_edge(0, 0) == 0
assert largest_tile_edge(30, 45) == 15
assert largest_tile_edge(8, 2) == 2
assert largest_tile_edge(27, 9) == 9
