def inputs(rng):
    while True:
        count = rng.choice([rng.randint(1, 90), rng.randint(1, 4) * rng.randint(1, 6) * rng.randint(1, 6), rng.choice([162, 200, 240, 288, 300, 360, 384, 432, 450, 27, 64, 36, 48, 72, 96, 100, 125])])
        yield (count, rng.choice([1, 1, 1, 2, 2, 3, 4]))
