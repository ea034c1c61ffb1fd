def inputs(rng):
    while True:
        minimum = rng.choice([1, 5, 10, 30, 60])
        step = rng.choice([1, 2, 6, 10, 60])
        calls = [rng.choice([0, 1, minimum - 1, minimum, minimum + 1, minimum + step, minimum + step + 1, rng.randint(0, 200)]) for _ in range(rng.randint(0, 5))]
        yield (calls, minimum, step)
