def inputs(rng):
    while True:
        minute = rng.randint(-3, 5)
        events = [(minute, "open")] if rng.random() < 0.7 else []
        for _ in range(rng.randint(0, 6)):
            minute += rng.choice([0, 1, 2, 3])
            events.append((minute, rng.choice(["open", "open", "ask", "ask", "answer", "answer", "close"])))
        yield (events, rng.randint(1, 8), minute + rng.choice([0, 1, 3, 6]))
