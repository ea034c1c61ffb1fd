def late_counters(shops, now):
    rows = {}
    for name, opens, closes in shops:
        minutes = []
        minute = opens
        while True:
            minutes.append(minute)
            minute = (minute + 1) % 1440
            if minute == closes:
                break
        if opens == closes:
            rows[name] = 1440
        elif now in minutes:
            rows[name] = len(minutes) - minutes.index(now)
    return sorted(rows.items(), key=lambda item: item[::-1])
