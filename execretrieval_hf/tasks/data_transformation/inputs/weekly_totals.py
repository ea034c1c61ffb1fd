def inputs(rng):
    while True:
        size = rng.choice([0, 5, 6, 7, 8, 12, 13, 14, 15, 20, 21, 22])
        gaps = rng.choice([0, 0, 0.1])
        amounts = [None if rng.random() < gaps else rng.randint(-1, 5) for _ in range(size)]
        yield (amounts, rng.randint(0, 6))
