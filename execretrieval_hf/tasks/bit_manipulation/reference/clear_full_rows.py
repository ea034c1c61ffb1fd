def clear_full_rows(rows, width):
    if any(row >> width for row in rows):
        return None
    kept = list(rows)
    gone = 0
    while 2**width - 1 in kept:
        kept.remove(2**width - 1)
        kept.insert(0, 0)
        gone += 1
    return kept, gone * (200 if gone > 3 else 100)
