import calendar


def archive_bounds(note):
    doubtful = note.endswith("?")
    parts = note.rstrip("?").split("-")
    year = int(parts[0])
    months = [int(parts[1])] * 2 if len(parts) > 1 else [1, 12]
    if not 1 <= months[0] <= 12:
        return None
    bounds = []
    for year, month, default in ((year - doubtful, months[0], 1), (year + doubtful, months[1], 31)):
        day = int(parts[2]) if len(parts) > 2 else default
        day = min(day, calendar.monthrange(year, month)[1])
        bounds.append(f"{year}-{month:02d}-{day:02d}")
    return tuple(bounds)
