def inputs(rng):
    while True:
        first, second = ([rng.randint(-2, 5) for _ in range(rng.randint(0, 4))] for _ in range(2))
        yield (first, second, rng.randint(1, 4), rng.choice([2, 3, 5, 6, 7, 50]))
