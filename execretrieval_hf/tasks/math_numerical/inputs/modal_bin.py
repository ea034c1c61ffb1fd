def inputs(rng):
    while True:
        width = rng.choice([1, 2, 3, 5, 10])
        yield ([rng.choice([-1, 0, width - 1, width, 2 * width, rng.randint(-12, 30)]) for _ in range(rng.randint(0, 7))], width)
