def inputs(rng):
    while True:
        milestones = [rng.randint(1, 6) for _ in range(rng.randint(1, 3))]
        steps = []
        for _ in range(rng.randint(0, 6)):
            steps += rng.choice([[rng.randint(1, 7)], [rng.randint(1, 7)], ["done", "accept"], ["done", "accept"], ["accept"], ["object"], ["done"]])
        yield (milestones, steps)
