def inputs(rng):
    while True:
        yield ([(rng.choice(["Ana", "Ben", "Cal"]), rng.randint(1, 3)) for _ in range(rng.randint(0, 7))],)
