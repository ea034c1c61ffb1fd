def inputs(rng):
    while True:
        limits = [rng.choice([0, 3, 5])]
        for _ in range(rng.randint(0, 3)):
            limits.append(max(limits[-1] + rng.choice([1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 0, -1]), 0))
        yield ([rng.randint(0, 14) for _ in range(rng.randint(0, 6))], limits)
