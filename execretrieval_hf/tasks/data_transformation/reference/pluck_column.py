def pluck_column(lines, title):
    rows = [line.split(";") for line in lines]
    if not rows or title not in rows[0]:
        return []
    place = rows[0].index(title)
    return [(row + [""] * (place + 1))[place] or None for row in rows[1:]]
