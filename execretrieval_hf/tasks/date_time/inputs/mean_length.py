def inputs(rng):
    while True:
        top = rng.choice([3, 70, 300, 8000])
        values = [rng.choice([rng.randint(0, top), rng.randint(0, 3)]) for _ in range(rng.randint(1, 6))]
        yield ([f"{v // 60}:{v % 60:02d}" for v in values],)
