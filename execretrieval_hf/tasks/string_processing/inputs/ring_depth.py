def inputs(rng):
    while True:
        words = [rng.choice(["a", "b", "A,", "-", "b!"]) for _ in range(rng.randint(0, 4))]
        yield (" ".join(words + rng.choice([[], ["c"]]) + rng.choice([words[::-1], words])),)
