def calm_start(jobs, opens, closes, length):
    minutes = {}
    for start, end, users in jobs:
        for minute in range(max(start, opens), min(end, closes)):
            minutes[minute] = minutes.get(minute, 0) + users
    best = None
    for start in range(opens, closes - length + 1):
        total = sum(minutes.get(minute, 0) for minute in range(start, start + length))
        if best is None or total < best[1]:
            best = start, total
    return best
