def inputs(rng):
    while True:
        spots = [(0, 0), (1, 0), (0, 1), (2, 2), (3, 1)][: rng.choice([3, 4, 5])]
        yield rng.choice(spots), [tuple(rng.sample(spots, 2)) for _ in range(rng.randint(0, 7))]
