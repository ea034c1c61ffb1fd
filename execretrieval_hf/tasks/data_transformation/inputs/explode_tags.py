def inputs(rng):
    while True:
        rows = []
        for _ in range(rng.randint(0, 4)):
            tags = [rng.choice(["a", "b", " a", "b ", "A", "", " ", "c d"]) for _ in range(rng.randint(0, 4))]
            rows.append((rng.randint(1, 2), None if rng.random() < 0.15 else ",".join(tags)))
        yield (rows,)
