def crated_empties(kinds, size):
    full, opened = [], []
    for place, kind in enumerate(kinds):
        count = kinds[: place + 1].count(kind)
        if count % size == 0:
            full.append((kind, size))
        if count % size == 1 or size == 1:
            opened.append(kind)
    rest = [kind for kind in opened if kinds.count(kind) % size]
    last = [kind for place, kind in enumerate(rest) if kind not in rest[place + 1 :]]
    return full + [(kind, kinds.count(kind) % size) for kind in last]
