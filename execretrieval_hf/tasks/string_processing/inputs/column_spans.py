def inputs(rng):
    while True:
        heading = "".join(rng.choice(["Item", "No", "x", "Unit price", " ", " ", "  ", "   "]) for _ in range(rng.randint(0, 7)))
        size = len(heading)
        yield (heading, rng.choice([0, 5, size, size + 1, size + 4, max(0, size - 1)]))
