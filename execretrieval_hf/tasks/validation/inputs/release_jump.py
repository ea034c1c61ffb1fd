def inputs(rng):
    while True:
        now = [rng.randint(0, 2), rng.choice([0, 1, 9]), rng.choice([0, 1, 9])]
        releases = []
        for _ in range(rng.randint(0, 5)):
            releases.append(".".join(map(str, now)))
            raised = rng.randint(0, 2)
            if rng.random() < 0.8:
                now = now[:raised] + [now[raised] + 1] + [0] * (2 - raised)
            else:
                now = list(now)
                now[raised] = max(0, now[raised] + rng.choice([-1, 0, 1, 2]))
        yield (releases,)
