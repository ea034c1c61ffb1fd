def inputs(rng):
    steps = ["a", "b", "c", "d", "e"]
    while True:
        links = []
        for _ in range(rng.randint(0, 7)):
            links.append((rng.choice(steps), rng.choice(steps), rng.randint(0, 4)))
        yield (links, [step for step in steps[1:] if rng.random() < 0.2], "a", rng.randint(1, 9))
