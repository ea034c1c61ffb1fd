def inputs(rng):
    codes = ["A1", "a1", " a1", "B2", "b2 ", "C3", "", " ", "c 3", "C 3", "D4"]
    while True:
        yield ([rng.choice(codes) for _ in range(rng.randint(0, 6))], [rng.choice(codes) for _ in range(rng.randint(0, 3))])
