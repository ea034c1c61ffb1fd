def inputs(rng):
    while True:
        step = rng.choice([-1, 0, 1, 2, 5, 10, 20, 25, 30])
        yield (rng.choice([0, -3, 1, step // 2, step + step // 2, 3 * step - step // 2, 4 * step - step // 2, rng.randint(1, 130)]), step)
