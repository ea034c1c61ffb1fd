def inputs(rng):
    while True:
        cents = rng.choice([rng.randint(1, 120), rng.randint(1, 2500), 50 * rng.randint(1, 20), 100 * rng.randint(1, 9) + rng.choice([0, 1, 99, 45, 49])])
        endings = [rng.choice([0, 1, 45, 49, 50, 90, 95, 98, 99, rng.randint(0, 99)]) for _ in range(rng.randint(1, 3))]
        yield (cents, endings)
