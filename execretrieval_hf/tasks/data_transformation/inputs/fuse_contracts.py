def inputs(rng):
    while True:
        periods = []
        for _ in range(rng.randint(0, 6)):
            first = rng.randint(1, 14)
            periods.append((rng.choice(["Al", "Bo"]), first, first + rng.randint(0, 4), rng.choice(["A", "A", "B"])))
        yield (periods, rng.randint(0, 3), rng.randint(0, 6))
