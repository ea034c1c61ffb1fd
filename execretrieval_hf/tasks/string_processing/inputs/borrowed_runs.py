def inputs(rng):
    while True:
        essay = [rng.choice(["a", "b", "A", "c"]) for _ in range(rng.randint(0, 7))]
        source = [rng.choice(["a", "b", "B", "c"]) for _ in range(rng.randint(0, 6))]
        yield (" ".join(essay), " ".join(source), rng.randint(1, 3))
