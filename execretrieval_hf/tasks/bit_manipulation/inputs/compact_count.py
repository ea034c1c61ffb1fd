def inputs(rng):
    while True:
        count = rng.choice([rng.randint(0, 70), 2 ** rng.randint(4, 20) + rng.randint(-3, 3), rng.randint(0, 2000), rng.randint(480000, 530000), 2 ** rng.randint(5, 16) * rng.randint(1, 70)])
        yield (max(0, count),)
