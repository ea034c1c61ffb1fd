def cable_wrap(bearings, limit):
    at = 0
    taken = []
    for bearing in bearings:
        options = [p for p in range(-limit, limit + 1) if (p - bearing) % 360 == 0]
        if options:
            at = min(options, key=lambda p: (abs(p - at), -p))
        taken.append(at if options else None)
    return taken
