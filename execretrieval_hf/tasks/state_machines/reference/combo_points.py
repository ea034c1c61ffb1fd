def combo_points(notes, n, top, worth):
    rows = notes.split("-")
    return sum(worth * min(1 + hit // n, top) for row in rows for hit in range(len(row)))
