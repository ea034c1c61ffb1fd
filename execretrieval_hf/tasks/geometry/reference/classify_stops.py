def classify_stops(zone, stops):
    if len(zone) < 3:
        return None
    sides = list(zip(zone, zone[1:] + zone[:1]))

    def cross(a, b, p):
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

    counts = [0, 0, 0]
    for p in stops:
        on = any(
            cross(a, b, p) == 0
            and (p[0] - a[0]) * (p[0] - b[0]) <= 0
            and (p[1] - a[1]) * (p[1] - b[1]) <= 0
            for a, b in sides
        )
        winding = 0
        for a, b in sides:
            if a[1] <= p[1] < b[1] and cross(a, b, p) > 0:
                winding += 1
            elif b[1] <= p[1] < a[1] and cross(a, b, p) < 0:
                winding -= 1
        counts[1 if on else 0 if winding else 2] += 1
    return tuple(counts)
