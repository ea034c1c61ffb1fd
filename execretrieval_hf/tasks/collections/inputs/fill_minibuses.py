def inputs(rng):
    while True:
        seats = rng.randint(1, 6)
        families = [(name, rng.randint(1, rng.choice([seats, seats, seats + 1]))) for name in "abcdefgh"[: rng.randint(0, 8)]]
        yield (families, seats, rng.randint(0, 4))
