def inputs(rng):
    while True:
        line = "".join(rng.choice("ab1  ") for _ in range(rng.randint(0, 9)))
        starts = sorted(rng.sample(range(1, 12), rng.randint(0, 4)))
        yield (line, starts)
