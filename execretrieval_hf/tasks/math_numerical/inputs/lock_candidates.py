def inputs(rng):
    while True:
        worn = "".join(rng.sample("01258", rng.choice([0, 1, 2, 2, 3, 3])))
        yield (worn, rng.randint(1, 5), rng.randint(1, 4))
