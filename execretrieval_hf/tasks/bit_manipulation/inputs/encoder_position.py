def inputs(rng):
    while True:
        states = [rng.randint(0, 3)] if rng.random() < 0.9 else []
        for _ in range(rng.randint(0, 7) if states else 0):
            last = states[-1]
            states.append(rng.choice([rng.randint(0, 3), (1, 3, 0, 2)[last], (2, 0, 3, 1)[last]]))
        yield (states,)
