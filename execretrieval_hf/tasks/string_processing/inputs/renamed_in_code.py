def inputs(rng):
    while True:
        line = "".join(rng.choice(["n", "n", "nn", " ", ".", "'", '"', "#", "+", "n_1"]) for _ in range(rng.randint(0, 9)))
        yield (line, "n", rng.choice(["m", "count"]))
