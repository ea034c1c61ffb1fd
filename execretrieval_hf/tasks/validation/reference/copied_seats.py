def copied_seats(room):
    versions = {(r, c): v for r, row in enumerate(room) for c, v in enumerate(row) if v}
    return [(r, c) for (r, c), v in versions.items() if v in (versions.get((r - 1, c)), versions.get((r, c - 1)))]
