def bridge_clock_changes(longitudes):
    zones = [(n + 75) // 150 for n in longitudes if n is not None]
    forward = back = days = 0
    for a, b in zip(zones, zones[1:]):
        step = b - a
        if step > 12:
            step -= 24
            days += 1
        elif step < -12:
            step += 24
            days -= 1
        forward += max(step, 0)
        back += max(-step, 0)
    return forward, back, days
