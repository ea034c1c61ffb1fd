def inputs(rng):
    while True:
        idle = rng.choice([0, 1, 3, 5, 5, 10])
        minute = rng.randint(0, 9)
        events = []
        for _ in range(rng.randint(0, 7)):
            events.append((minute, rng.choice(["in", "in", "click", "click", "out"])))
            minute += rng.choice([0, 1, 2, max(0, idle - 1), idle, idle, idle + 1, idle + 7])
        yield (events, idle)
