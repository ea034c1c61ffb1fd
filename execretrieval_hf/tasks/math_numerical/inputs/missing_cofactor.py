def inputs(rng):
    while True:
        numbers = [rng.choice([1, 2, 3, 4, 5, 6, 8, 9, 12, 16, 18, 25, 27, rng.randint(1, 60)]) for _ in range(rng.randint(0, 4))]
        yield (numbers, rng.randint(1, 4))
