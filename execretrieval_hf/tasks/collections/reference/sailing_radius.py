def sailing_radius(ferries, start, rides):
    rings = [[start]]
    for _ in range(rides):
        known = {island for ring in rings for island in ring}
        pairs = [pair for a, b in ferries for pair in ((a, b), (b, a))]
        rings.append(sorted({b for a, b in pairs if a in known and b not in known}))
    return [island for ring in rings[1:] for island in ring]
