def inputs(rng):
    while True:
        few = rng.sample(range(1, 9), rng.randint(1, 4))
        yield ([(rng.choice(few), rng.randint(-2, 6)) for _ in range(rng.randint(0, 8))], rng.randint(0, 5))
