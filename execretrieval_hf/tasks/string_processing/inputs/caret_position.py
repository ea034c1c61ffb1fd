def inputs(rng):
    while True:
        text = "".join(rng.choice(["a", "bc", " ", "\t", "\n", "\t\t", "end"]) for _ in range(rng.randint(0, 7)))
        size = len(text)
        yield (text, rng.choice([-1, 0, size - 1, size, size, size + 1, rng.randint(0, size), rng.randint(0, size)]), rng.choice([1, 2, 3, 4, 8]))
