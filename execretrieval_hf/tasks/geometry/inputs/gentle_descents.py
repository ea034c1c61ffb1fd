def inputs(rng):
    while True:
        rows, columns = rng.randint(1, 4), rng.randint(1, 6)
        pool = rng.choice([".", ".......#", "....#"])
        yield (["".join(rng.choice(pool) for _ in range(columns)) for _ in range(rows)],)
