def inputs(rng):
    while True:
        second = rng.randint(-2, 5)
        presses = []
        for _ in range(rng.randint(0, 8)):
            presses.append((second, rng.choice(["main", "side", "side"])))
            second += rng.choice([0, 1, 2, 3, 5])
        yield (presses, second)
