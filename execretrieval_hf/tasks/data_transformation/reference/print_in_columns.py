def print_in_columns(names, columns):
    height = (len(names) + columns - 1) // columns
    cells = dict(enumerate(names))
    return [[cells.get(c * height + r, "") for c in range(columns)] for r in range(height)]
