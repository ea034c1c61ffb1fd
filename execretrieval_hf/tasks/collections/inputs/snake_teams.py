def inputs(rng):
    while True:
        yield (list("abcdefghijk"[: rng.randint(0, 11)]), rng.randint(1, 5))
