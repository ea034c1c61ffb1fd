def inputs(rng):
    while True:
        base = rng.randint(2, 10)
        yield tuple("".join(str(rng.randrange(base)) for _ in range(rng.randint(1, 5))) for _ in "ab") + (base,)
