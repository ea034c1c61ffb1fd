def inputs(rng):
    while True:
        riders = []
        for _ in range(rng.randint(1, 4) if rng.random() < 0.95 else 0):
            on = rng.randint(0, 3)
            riders.append((on, on + rng.randint(1, 3)))
        yield (riders, [rng.choice([0, 1, 2, 3, 5, 7, 10, 20]) for _ in range(rng.randint(0, 5))])
