def postal_round(houses, size):
    if size < 1:
        return []
    blocks = {}
    for house in sorted(set(houses)):
        if house > 0:
            blocks.setdefault((house - 1) // size, []).append(house)
    walk = []
    for block in blocks.values():
        walk += [house for house in block if house % 2] + [house for house in block[::-1] if not house % 2]
    return walk
