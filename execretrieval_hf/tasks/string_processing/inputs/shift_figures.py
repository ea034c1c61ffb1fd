def inputs(rng):
    while True:
        text = "".join(rng.choice(["#", "#", "0", "1", "9", "3", "a", " "]) for _ in range(rng.randint(0, 9)))
        yield (text, rng.randint(0, 12), rng.randint(1, 12))
