def tile_of_pattern(border):
    for size in range(1, len(border) + 1):
        if border[size:] == border[: len(border) - size]:
            return border[:size], len(border) // size
