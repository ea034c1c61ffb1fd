def inputs(rng):
    while True:
        codes = {k: [rng.randint(0, 30) for _ in range(rng.randint(0, 3))] for k in rng.sample("abc", rng.randint(0, 3))}
        yield ("".join(rng.choice("aabc") for _ in range(rng.randint(0, 8))), codes)
