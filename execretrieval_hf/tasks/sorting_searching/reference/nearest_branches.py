def nearest_branches(branches, spot, radius, count):
    rows = []
    for name, place in branches.items():
        blocks = sum(abs(a - b) for a, b in zip(place, spot))
        if blocks <= radius:
            rows.append((blocks, name))
    names = [name for _, name in sorted(rows)]
    return names[:count] if count >= 1 else names
