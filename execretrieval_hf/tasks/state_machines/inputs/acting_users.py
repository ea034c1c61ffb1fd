def inputs(rng):
    while True:
        lines = [rng.choice(["su ann", "su ben", "su cleo", "exit", "exit", "ls", "who", "ls"]) for _ in range(rng.randint(0, 9))]
        yield (lines, rng.choice(["ann", "dora"]))
