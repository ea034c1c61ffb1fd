def region_table(rows, minimum):
    months = list(dict.fromkeys(month for _, month, _ in rows))
    table = [["area", *months, "total"]]
    for area in sorted({row[0] for row in rows}):
        sums = [sum(n for a, m, n in rows if (a, m) == (area, month)) for month in months]
        if sum(sums) >= minimum:
            table.append([area, *sums, sum(sums)])
    return table if len(table) > 1 else None
