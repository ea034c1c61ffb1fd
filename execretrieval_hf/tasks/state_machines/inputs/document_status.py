def inputs(rng):
    while True:
        words = ["submit", "submit", "approve", "approve", "approve", "approve", "reject", "edit", "publish"]
        actions = [rng.choice(words) for _ in range(rng.randint(0, 10))]
        yield (actions[:], rng.choice([0, 1, 1, 2, 2, 3]))
