def inputs(rng):
    while True:
        minute = rng.randint(-3, 4)
        changes = []
        for _ in range(rng.randint(0, 6)):
            changes.append((minute, rng.choice(["sent", "held", "home"])))
            minute += rng.choice([0, 1, 2, 5])
        yield (changes, minute + rng.randint(-6, 4))
