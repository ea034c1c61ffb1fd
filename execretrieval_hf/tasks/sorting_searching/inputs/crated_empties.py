def inputs(rng):
    while True:
        kinds = rng.choice([["ale"], ["ale", "cola"], ["water", "ale", "cola"]])
        yield ([rng.choice(kinds) for _ in range(rng.randint(0, 9))], rng.randint(1, 4))
