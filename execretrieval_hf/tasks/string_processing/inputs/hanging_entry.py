def inputs(rng):
    while True:
        indent = rng.randint(1, 5)
        words = [rng.choice(["a", "bc", "def", "longer"]) for _ in range(rng.randint(0, 5))]
        yield ("t" * rng.randint(1, 6), " ".join(words), indent + rng.randint(0, 7), indent)
