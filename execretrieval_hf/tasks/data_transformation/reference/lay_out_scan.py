def lay_out_scan(readings, width):
    height = -(-len(readings) // width)
    grid = [[None] * width for _ in range(height)]
    for place, reading in enumerate(readings):
        row, column = divmod(place, width)
        grid[row][width - 1 - column if row & 1 else column] = reading
    return grid
