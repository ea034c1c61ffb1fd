def inputs(rng):
    while True:
        highest = rng.randint(1, 6)
        calls = [rng.randint(1, highest)]
        for _ in range(rng.randint(0, 4)):
            calls.append((calls[-1] - 1 + rng.choice([0, 1, 1, 2, 3])) % highest + 1)
        yield (calls, highest)
