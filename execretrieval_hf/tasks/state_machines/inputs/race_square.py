def inputs(rng):
    while True:
        last = rng.randint(6, 14)
        throws = [rng.randint(1, 6) for _ in range(rng.randint(0, 6))]
        links = {rng.randint(1, last - 1): rng.randint(0, last) for _ in range(rng.randint(0, 4))}
        yield (throws, last, links)
