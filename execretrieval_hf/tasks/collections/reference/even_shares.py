def even_shares(items, parts):
    cuts = [len(items) * part // parts for part in range(parts + 1)]
    sizes = sorted(b - a for a, b in zip(cuts, cuts[1:]))
    source = iter(items)
    return [[next(source) for _ in range(size)] for size in sizes]
