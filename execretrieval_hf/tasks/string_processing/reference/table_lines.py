import re


def table_lines(rows):
    count = max(map(len, rows))
    full = [row + [""] * (count - len(row)) for row in rows]
    columns = []
    for heading, *cells in zip(*full):
        used = [cell for cell in cells if cell]
        numeric = bool(used) and all(re.fullmatch("-?[0-9]+", cell) for cell in used)
        width = max(len(cell) for cell in (heading, *cells))
        columns.append([cell.rjust(width) if numeric else cell.ljust(width) for cell in (heading, *cells)])
    if not columns:
        return ["" for _ in rows]
    return ["  ".join(line).rstrip() for line in zip(*columns)]
