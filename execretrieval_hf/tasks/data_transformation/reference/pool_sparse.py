def pool_sparse(counts, minimum):
    groups = []
    current = []
    for bar in range(len(counts)):
        current.append(bar)
        if len(current) > 1 and sum(counts[b] for b in current) >= minimum:
            groups.append(current)
            current = []
    if current and groups:
        groups[-1] += current
    elif current:
        groups = [current]
    return [(g[0], g[-1], sum(counts[g[0] : g[-1] + 1])) for g in groups]
