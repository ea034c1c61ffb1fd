def inputs(rng):
    while True:
        drawers = []
        for base in range(rng.randint(0, 5)):
            kinds = [None, 2 * base, 2 * base + 1, 2 * base + 2, rng.randint(0, 9)]
            drawers.append([rng.choice(kinds) for _ in range(rng.randint(0, 3))])
        yield (drawers,)
