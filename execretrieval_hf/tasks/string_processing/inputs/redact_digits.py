def inputs(rng):
    while True:
        number = "".join(rng.choice(["1", "23", "4567", "-", " ", "A", "90"]) for _ in range(rng.randint(0, 6)))
        yield (number, rng.choice([0, 1, 2, 2, 3, 4]))
