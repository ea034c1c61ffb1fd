def widen_readings(rows, metrics, min_filled):
    chosen = [row for row in rows if row[1] in metrics]
    table = []
    for station in dict.fromkeys(row[0] for row in chosen):
        values = [
            max((v for s, m, v in chosen if s == station and m == metric), default=None)
            for metric in metrics
        ]
        if len(values) - values.count(None) >= min_filled:
            table.append([station, *values])
    return table
