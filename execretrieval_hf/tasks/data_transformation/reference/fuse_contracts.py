def fuse_contracts(periods, allowed, required):
    merged = [(name, first, last, grade) for name, first, last, grade in periods]
    changed = True
    while changed:
        changed = False
        for i, a in enumerate(merged):
            for j, b in enumerate(merged[:i]):
                near = max(a[1], b[1]) - min(a[2], b[2]) - 1 <= allowed
                if a[0] == b[0] and a[3] == b[3] and near:
                    del merged[i], merged[j]
                    merged.append((a[0], min(a[1], b[1]), max(a[2], b[2]), a[3]))
                    changed = True
                    break
            if changed:
                break
    return sorted(p for p in merged if p[2] - p[1] + 1 >= required)
