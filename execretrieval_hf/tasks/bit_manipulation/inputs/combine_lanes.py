def inputs(rng):
    while True:
        top = rng.choice([15, 255, 4095])
        yield (rng.randint(1, top), rng.randint(0, top), rng.choice([1, 2, 3, 4, 8]), rng.choice(["sum", "sum", "difference", "difference", "mean", "mean", "larger", "larger", "product"]))
