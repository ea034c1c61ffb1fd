def inputs(rng):
    while True:
        pipes = [tuple(rng.sample("Pabcde", 2)) for _ in range(rng.randint(1, 7))]
        yield (pipes, "P", rng.randint(1, 3))
