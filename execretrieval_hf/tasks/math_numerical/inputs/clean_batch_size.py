def inputs(rng):
    while True:
        recipe = [(rng.choice([1, 2, 3, 4, 5, 6, 8, 10, 15]), rng.choice([2, 3, 4, 6, 8, 9, 10, 12, 20])) for _ in range(rng.randint(1, 4))]
        yield (recipe, rng.choice([1, 2, 3, 4, 6, 8, 10, 12, 20, 24, 36, 60]))
