def inputs(rng):
    kinds = [None, 0, 1, -1, 2, -2, 3, -3, 32767, -32768, 30000, -30000, 32766, -32767]
    while True:
        few = rng.sample(kinds, rng.choice([3, 6, 14]))
        yield ([rng.choice(few) for _ in range(rng.randint(0, 4))], [rng.choice(few) for _ in range(rng.randint(0, 4))])
