def inputs(rng):
    while True:
        phones = []
        for _ in range(rng.randint(0, 4)):
            keys = rng.sample(["a", "b", "c"], rng.randint(0, 3))
            phones.append({key: (rng.randint(0, 5), rng.choice([None, None, "x", "y"])) for key in keys})
        yield (phones, rng.randint(5, 8), rng.randint(0, 5))
