def days_until_run(mask, today, hour, start_hour):
    if mask > 127:
        return None
    plan = {day for day in range(7) if mask & 2**day}
    waits = []
    for day in plan:
        wait = day - today if day >= today else day - today + 7
        if wait == 0 and hour >= start_hour:
            wait = 7
        waits.append(wait)
    return min(waits, default=-1)
