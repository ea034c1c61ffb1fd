def inputs(rng):
    while True:
        start = rng.randint(-3, 20)
        size = rng.randint(0, 8)
        stubs = [start + i for i in range(size) if rng.random() < rng.choice([0.7, 0.9, 1])]
        yield (stubs, start)
