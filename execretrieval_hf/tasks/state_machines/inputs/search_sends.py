def inputs(rng):
    while True:
        n = rng.choice([1, 3, 5, 10])
        time = rng.randint(-3, 9)
        keys = []
        for _ in range(rng.randint(0, 7)):
            keys.append(time)
            time += rng.choice([0, 1, n - 1, n, n + 1, 2 * n])
        yield (keys, n)
