def inputs(rng):
    while True:
        crates = [[], [1], [rng.randint(1, 9)]]
        for _ in range(rng.randint(0, 6)):
            crates.append([rng.choice(crates + [1, 2, 5]) for _ in range(rng.randint(0, 3))])
        yield (crates[-1], rng.choice([0, 1, 2, 3, 10]))
