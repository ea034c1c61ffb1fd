def inputs(rng):
    while True:
        yield (["".join(rng.choice("ab1  -/\\()<>]{") for _ in range(rng.randint(0, 6))) for _ in range(rng.randint(0, 4))],)
