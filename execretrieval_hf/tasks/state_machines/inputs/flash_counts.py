def inputs(rng):
    while True:
        ticks = "".join(rng.choice(["#", "##", ".", "..", "..."]) for _ in range(rng.randint(0, 12)))
        yield (ticks, rng.choice([1, 2, 3, 3, 4]))
