from itertools import groupby


def lean_outline(corners):
    ring = [corner for corner, _ in groupby(corners)]
    if corners[:1] == corners[-1:]:
        ring = ring[1:]
    if len(ring) < 3:
        return []
    before, after = ring[-1:] + ring[:-1], ring[1:] + ring[:1]
    kept = []
    for (ax, ay), (bx, by), (cx, cy) in zip(before, ring, after):
        cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
        ahead = (bx - ax) * (cx - bx) + (by - ay) * (cy - by)
        if not (cross == 0 and ahead > 0):
            kept.append((bx, by))
    return kept if kept[2:] else []
