def inputs(rng):
    while True:
        lead = "".join(rng.choice(["  ", " ", "    ", "\t"]) for _ in range(rng.randint(0, 5)))
        yield (lead + rng.choice(["", "x", "x  y", "a\tb"]), rng.randint(1, 5))
