def net_edits(trail):
    by_field = {}
    for field, old, new in trail:
        by_field.setdefault(field, []).append((old, new))
    result = []
    for field, edits in by_field.items():
        if any(before[1] != after[0] for before, after in zip(edits, edits[1:])):
            return None
        if edits[0][0] != edits[-1][1]:
            result.append((field, edits[0][0], edits[-1][1]))
    return result
