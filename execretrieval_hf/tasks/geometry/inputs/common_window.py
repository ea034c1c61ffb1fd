def inputs(rng):
    while True:
        views = []
        for _ in range(rng.randint(1, 4)):
            left, bottom = rng.randint(0, 5), rng.randint(-2, 4)
            views.append((left, bottom, left + rng.randint(1, 8), bottom + rng.randint(1, 8)))
        yield (views,)
