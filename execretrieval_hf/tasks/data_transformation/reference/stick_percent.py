def stick_percent(readings, ends, dead):
    low, centre, high = ends
    if not (low < centre - dead and centre + dead < high):
        return []

    def share(away, whole):
        return min(100, max(0, away - dead) * 100 // (whole - dead))

    return [
        None
        if reading is None
        else share(reading - centre, high - centre) - share(centre - reading, centre - low)
        for reading in readings
    ]
