def tape_pass(values):
    cuts = [i for i in range(1, len(values)) if values[i] < values[i - 1]]
    edges = [0, *cuts, len(values)]
    runs = [values[a:b] for a, b in zip(edges, edges[1:])] if values else []
    merged = [value for i in range(0, len(runs), 2) for value in sorted(sum(runs[i : i + 2], []))]
    return len(runs), merged
