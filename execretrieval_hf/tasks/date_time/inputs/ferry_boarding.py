def inputs(rng):
    while True:
        cars = [(minute, rng.randint(2, 5)) for minute in sorted(rng.randint(0, 20) for _ in range(rng.randint(0, 5)))]
        sailings = [(minute, rng.choice([4, 6, 9])) for minute in sorted(rng.sample(range(5, 30, 3), rng.randint(0, 3)))]
        yield (cars, sailings, rng.choice([0, 2, 5]))
