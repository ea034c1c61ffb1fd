def metered_use(readings, highest):
    return [(b - a) % (highest + 1) for a, b in zip(readings[:-1], readings[1:])]
