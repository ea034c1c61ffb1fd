from itertools import zip_longest


def right_aligned_columns(rows):
    mirrored = zip_longest(*(reversed(row) for row in rows))
    columns = [[cell for cell in column if cell is not None] for column in mirrored]
    return columns[::-1]
