def chunk_at_breaks(values, gap, enough):
    ordered = sorted(values)
    cuts = [i for i in range(1, len(ordered)) if ordered[i] - ordered[i - 1] > gap]
    bounds = zip([0, *cuts], [*cuts, len(ordered)])
    return [(ordered[a], ordered[b - 1], b - a) for a, b in bounds if b - a >= enough]
