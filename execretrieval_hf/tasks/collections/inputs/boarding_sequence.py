def inputs(rng):
    while True:
        yield (list("abcdefgh"[: rng.randint(0, 8)]), list("pqrstu"[: rng.randint(0, 6)]), rng.randint(1, 4))
