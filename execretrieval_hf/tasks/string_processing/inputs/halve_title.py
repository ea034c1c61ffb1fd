def inputs(rng):
    words = ["a", "of", "sea", "city", "machine"]
    while True:
        yield (" ".join(rng.choice(words) for _ in range(rng.randint(1, 6))),)
