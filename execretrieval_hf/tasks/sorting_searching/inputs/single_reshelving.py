def inputs(rng):
    while True:
        size = rng.randint(0, 6)
        volumes = sorted(rng.randint(1, 6) for _ in range(size))
        if size and rng.random() < 0.85:
            item = volumes.pop(rng.randrange(size))
            volumes.insert(rng.randrange(size), item)
        yield (volumes, rng.randint(0, 5))
