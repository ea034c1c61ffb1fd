def inputs(rng):
    while True:
        seats = rng.choice([3, 4, 5, 6, 7, 8, 9])
        top = 2**seats - 1
        rows = [rng.randint(0, top) & rng.randint(0, top) & rng.choice([top, rng.randint(0, top)]) for _ in range(rng.randint(0, 3))]
        yield (rows, seats, rng.choice([1, 2, 2, 3, 3, 4]))
