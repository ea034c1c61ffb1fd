def sustained_alarms(readings, limit, n, number):
    counts = [
        len([r for r in readings[max(0, at - n + 1) : at + 1] if r > limit])
        for at in range(len(readings))
    ]
    alarms = []
    at = 0
    while at < len(counts):
        start = next((i for i in range(at, len(counts)) if counts[i] >= number), None)
        if start is None:
            break
        end = next((i for i in range(start, len(counts)) if counts[i] == 0), None)
        alarms.append((start, end))
        at = len(counts) if end is None else end
    return alarms
