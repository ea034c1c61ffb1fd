def inputs(rng):
    while True:
        yield (rng.randint(0, rng.choice([255, 0xFFFF, 2**32 - 1])), rng.randint(0, rng.choice([1, 3, 7])), rng.choice([rng.randint(-4, 4), rng.randint(-20, 20)]))
