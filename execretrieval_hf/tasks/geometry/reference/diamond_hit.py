def diamond_hit(click, tile, size):
    x, y = click
    width, height = tile
    column = (x * height + y * width) // (width * height)
    row = (y * width - x * height) // (width * height)
    return min(max(column, 0), size[0] - 1), min(max(row, 0), size[1] - 1)
