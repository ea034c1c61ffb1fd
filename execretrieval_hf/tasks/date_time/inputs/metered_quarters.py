def inputs(rng):
    while True:
        base = rng.choice([0, 50, 400, 1300])
        spans = []
        for _ in range(rng.randint(0, 4)):
            start = base + rng.randint(0, 80)
            spans.append((start, start + rng.choice([0, 2, 4, 5, 6, 15, 30, 40])))
        low = (base // 15 + rng.randint(0, 4)) * 15 + rng.choice([-1, 0, 0, 1])
        low = max(low, 0)
        yield (spans, (low, low + rng.choice([0, 1, 14, 15, 16, 30, 45])))
