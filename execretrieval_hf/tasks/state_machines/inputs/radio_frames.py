def inputs(rng):
    while True:
        line = "".join(rng.choice(["<", "<", ">", ">", "!", "a", "b", "<a>", "<ab>"]) for _ in range(rng.randint(0, 10)))
        yield (line, rng.choice([0, 1, 2, 2, 3, 9]))
