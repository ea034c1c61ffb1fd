def inputs(rng):
    masks = [0, 1, 2, 3, 128, 129, 3, 1]
    while True:
        samples = [None if rng.random() < 0.12 else (rng.choice(masks), rng.choice([0, 0, 1, 2, 3, 255])) for _ in range(rng.randint(1, 8))]
        yield (samples, rng.choice([0, 0, 0, 1, 2, 128]))
