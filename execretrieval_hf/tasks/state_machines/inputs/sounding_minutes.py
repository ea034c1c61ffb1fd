def inputs(rng):
    while True:
        keys = [rng.choice(["", "", "snooze", "snooze", rng.choice(["", "stop"])]) for _ in range(rng.randint(0, 8))]
        yield (keys, rng.randint(1, 4), rng.randint(1, 4), rng.choice([0, 1, 2, 3]))
