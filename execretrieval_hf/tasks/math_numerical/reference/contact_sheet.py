def contact_sheet(count, stretch):
    options = []
    for rows in range(1, count + 1):
        for columns in range(rows, rows * stretch + 1):
            empty = rows * columns - count
            if empty >= 0:
                options.append((empty, -rows, columns))
                break
    _, rows, columns = min(options)
    return -rows, columns
