def inputs(rng):
    while True:
        seats = rng.randint(1, 8)
        broken = rng.sample(range(1, seats + 1), rng.randint(0, min(3, seats)))
        yield (seats, broken, rng.randint(1, 3), (rng.randint(0, 3), rng.randint(1, 7)))
