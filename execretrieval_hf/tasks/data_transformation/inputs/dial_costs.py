def inputs(rng):
    while True:
        calls = []
        for _ in range(rng.randint(0, 5)):
            number = "".join(rng.choice("123") for _ in range(rng.randint(0, 4)))
            calls.append((number, rng.choice([0, 1, 30, 59, 60, 61, 119, 120, 121, 600])))
        tariffs = {}
        for _ in range(rng.randint(0, 4)):
            tariffs["".join(rng.choice("123") for _ in range(rng.randint(1, 3)))] = rng.randint(0, 9)
        yield (calls, tariffs)
