def inputs(rng):
    while True:
        start = "_".join(rng.choice(["AB", "C", "2", "7D"]) for _ in range(rng.randint(0, 3)))
        names = []
        for _ in range(rng.choice([0, 1, 2, 2, 3, 3])):
            tail = "_".join(rng.choice(["A", "B", "5", "AB", "6X"]) for _ in range(rng.randint(1, 2)))
            names.append("_".join(p for p in (rng.choice(["K", "K", "K", "L"]), start, tail) if p))
        yield (names,)
