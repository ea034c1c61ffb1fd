def printed_at(entry, odd, even):
    page = 1
    while True:
        lines = odd if page % 2 else even
        if entry <= lines:
            return page, entry
        entry -= lines
        page += 1
