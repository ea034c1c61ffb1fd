def inputs(rng):
    while True:
        pool = rng.sample(["AB-12", "ab12", "a-b12", "CD7", "cd-7", "X", "x"], 4)
        yield ([rng.choice(pool) for _ in range(rng.randint(0, 7))],)
