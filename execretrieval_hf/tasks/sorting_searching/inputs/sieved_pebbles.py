def inputs(rng):
    while True:
        holes = sorted((rng.randint(1, 9) for _ in range(rng.randint(0, 3))), reverse=True)
        yield ([rng.randint(0, 9) for _ in range(rng.randint(0, 6))], holes)
