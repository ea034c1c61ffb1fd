def chapter_openings(lengths):
    starts = []
    page = 1
    for length in lengths:
        starts.append(page if length else None)
        page += (length + 1) // 2 * 2
    return starts
