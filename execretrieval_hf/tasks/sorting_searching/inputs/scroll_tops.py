def inputs(rng):
    while True:
        rows = rng.randint(1, 15)
        height = rng.randint(1, 7)
        yield ([rng.randrange(rows) for _ in range(rng.randint(0, 6))], rows, height, rng.randint(0, (height - 1) // 2))
