def flip_compressed(starts, columns, values, width):
    rows = [row for row, (a, b) in enumerate(zip(starts, starts[1:])) for _ in range(b - a)]
    entries = sorted((c, r, v) for c, r, v in zip(columns, rows, values) if v != 0)
    begins = [sum(entry[0] < column for entry in entries) for column in range(width + 1)]
    return begins, [entry[1] for entry in entries], [entry[2] for entry in entries]
