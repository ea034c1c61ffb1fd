def blind_sector(bearings):
    found = set(bearings)
    gaps = []
    for start in found:
        width = next(d for d in range(1, 361) if (start + d) % 360 in found)
        gaps.append((-width, start))
    width, start = min(gaps)
    return start, (start - width) % 360, -width
