def inputs(rng):
    while True:
        outcomes = [rng.random() < 0.5 for _ in range(rng.randint(0, 8))]
        waits = [rng.choice([1, 2, 3, 5, 7]) for _ in range(rng.randint(0, 4))]
        yield (outcomes, waits)
