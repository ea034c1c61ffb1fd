def inputs(rng):
    while True:
        mains = "".join(rng.choice("0001") * rng.randint(1, 3) for _ in range(rng.randint(0, 7)))
        yield (mains, rng.choice([1, 1, 2, 3]), rng.choice([1, 2, 2, 3]), rng.choice([0, 1, 2, 3, 4, 6, 9]))
