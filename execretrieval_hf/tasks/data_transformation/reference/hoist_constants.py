def hoist_constants(rows):
    columns = list(zip(*rows))
    steady = {place: column[0] for place, column in enumerate(columns) if len(set(column)) == 1}
    rest = [[v for place, v in enumerate(row) if place not in steady] for row in rows]
    return steady, rest
