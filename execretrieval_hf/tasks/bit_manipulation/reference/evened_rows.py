def evened_rows(rows):
    if not rows:
        return None
    columns = 0
    for row in rows:
        columns ^= row
    odd = [place for place, row in enumerate(rows) if row.bit_count() % 2]
    if not odd and not columns:
        return list(rows)
    if len(odd) == 1 and columns.bit_count() == 1:
        return [row ^ columns if place in odd else row for place, row in enumerate(rows)]
    return odd, columns
