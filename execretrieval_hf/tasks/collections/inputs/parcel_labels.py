def inputs(rng):
    while True:
        few = rng.sample(range(10, 20), rng.randint(1, 5))
        yield ([rng.choice(few) for _ in range(rng.randint(0, 8))],)
