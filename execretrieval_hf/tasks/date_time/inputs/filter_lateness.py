def inputs(rng):
    while True:
        days = sorted(f"2024-{rng.randint(1, 3):02d}-{rng.randint(1, 28):02d}" for _ in range(rng.randint(2, 6)))
        yield days[0], days[1:-1], rng.choice([1, 3, 7, 10, 14, 30]), days[-1]
