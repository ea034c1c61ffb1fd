def inputs(rng):
    while True:
        yield ([rng.sample(["A", "B", "C", "D"], rng.randint(1, 4)) for _ in range(rng.randint(0, 5))],)
