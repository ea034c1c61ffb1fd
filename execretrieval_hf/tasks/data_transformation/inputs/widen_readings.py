def inputs(rng):
    while True:
        rows = [(rng.choice("NES"), rng.choice(["temp", "rain", "wind"]), rng.randint(-2, 5)) for _ in range(rng.randint(0, 6))]
        yield (rows, rng.sample(["temp", "rain", "wind"], rng.randint(1, 3)), rng.randint(0, 3))
