def fragment_holes(pieces):
    covered = set()
    ends = set()
    for start, length, last in pieces:
        covered.update(range(start, start + length))
        if last:
            ends.add(start + length)
    reached = max(covered, default=-1) + 1
    if ends and min(ends) < reached:
        return None
    holes = []
    byte = 0
    while byte < reached:
        if byte in covered:
            byte += 1
            continue
        start = byte
        while byte not in covered:
            byte += 1
        holes.append((start, byte - 1))
    return holes if ends else holes + [(reached, -1)]
