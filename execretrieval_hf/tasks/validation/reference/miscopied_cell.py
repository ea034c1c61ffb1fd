def miscopied_cell(table):
    def broken(lines):
        return [place for place, line in enumerate(lines) if (sum(line) - 2 * line[-1]) % 10]

    rows, columns = broken(table), broken(list(zip(*table)))
    if len(rows) == len(columns) == 1:
        return rows[0], columns[0]
    return len(rows) + len(columns)
