def evict_bulky(requests, room, pinned):
    cache = []
    hits = 0
    for name, size in requests:
        if name in [other for other, _ in cache]:
            hits += 1
            continue
        fixed = sum(s for other, s in cache if other in pinned)
        if fixed + size > room:
            continue
        while sum(s for _, s in cache) + size > room:
            loose = [s for other, s in cache if other not in pinned]
            victim = next(p for p in cache if p[0] not in pinned and p[1] == max(loose))
            cache.remove(victim)
        cache.append((name, size))
    return hits, sorted(name for name, _ in cache)
