def inputs(rng):
    while True:
        widths = [rng.randint(1, 4) for _ in range(rng.randint(0, 4))]
        values = [rng.choice([None, "", "oak", "a", "walnut", 0, 7, -5, 50, -50, 123, 1234]) for _ in range(rng.randint(0, 4))]
        yield (values[:len(widths) + 1], widths)
