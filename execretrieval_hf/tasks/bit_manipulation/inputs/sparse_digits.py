def inputs(rng):
    while True:
        yield (rng.choice([rng.randint(-20, 20), rng.randint(-300, 300), rng.randint(0, 12)]),)
