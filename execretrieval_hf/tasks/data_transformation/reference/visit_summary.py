def visit_summary(views, pause, required):
    minutes = {}
    for reader, minute in views:
        minutes.setdefault(reader, []).append(minute)
    rows = []
    for reader, times in minutes.items():
        breaks = [i for i in range(1, len(times)) if times[i] - times[i - 1] > pause]
        starts, ends = [0, *breaks], [*breaks, len(times)]
        lengths = [times[end - 1] - times[start] for start, end in zip(starts, ends)]
        if len(lengths) >= required:
            rows.append((reader, len(lengths), max(lengths)))
    return sorted(sorted(rows), key=lambda row: row[1], reverse=True)
