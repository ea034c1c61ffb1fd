def melt_marks(table, fixed):
    titles = table[0][fixed:]
    carried = {}
    rows = []
    for line in table[1:]:
        carried.update({i: c for i, c in enumerate(line[:fixed]) if c is not None})
        lead = tuple(carried[i] for i in range(fixed))
        marked = zip(titles, line[fixed:])
        rows += [(*lead, title, mark) for title, mark in marked if mark is not None]
    return rows
