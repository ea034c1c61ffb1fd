def inputs(rng):
    while True:
        log = [rng.choice("++-") + rng.choice(["ann", "ben", "cleo"]) for _ in range(rng.randint(0, 9))]
        yield (log, rng.choice(["ann", "ben", "dora"]))
