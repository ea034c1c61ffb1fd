def inputs(rng):
    while True:
        wanted = [":".join(rng.choice("aab") for _ in range(rng.randint(1, 3))) for _ in range(rng.randint(0, 4))]
        granted = [":".join(rng.choice("ab**") for _ in range(rng.randint(1, 3))) for _ in range(rng.randint(0, 2))]
        yield (wanted, granted)
