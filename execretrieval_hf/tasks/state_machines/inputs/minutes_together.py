def inputs(rng):
    while True:
        minute = rng.randint(-5, 10)
        there = 0
        log = []
        for _ in range(rng.randint(0, 8)):
            action = "leave" if there > 0 and rng.random() < 0.4 else "join"
            there += 1 if action == "join" else -1
            log.append((minute, action))
            minute += rng.choice([0, 1, 2, 5])
        yield (log,)
