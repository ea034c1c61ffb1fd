def inputs(rng):
    while True:
        log = [rng.choice("+++-") + rng.choice(["ann", "ben", "cleo", "dora"]) for _ in range(rng.randint(0, 9))]
        yield (log, rng.choice([1, 2, 2, 3]))
