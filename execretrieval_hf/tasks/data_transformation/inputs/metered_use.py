def inputs(rng):
    while True:
        highest = rng.choice([1, 2, 9, 9, 99, 999])
        readings = [rng.choice([0, 1, highest, highest - 1, rng.randint(0, highest)]) for _ in range(rng.randint(0, 6))]
        yield (readings, highest)
