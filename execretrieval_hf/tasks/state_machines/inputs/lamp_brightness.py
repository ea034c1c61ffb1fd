def inputs(rng):
    while True:
        keys = "".join(rng.choice("+++--o") for _ in range(rng.randint(0, 10)))
        yield (rng.choice(["o", "o", ""]) + keys, rng.choice([1, 2, 3, 3, 4, 5]))
