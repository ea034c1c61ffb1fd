def inputs(rng):
    words = ["win-", "dow", "Jones", "3-", "a b", "x-", "-", "-y", "C-", "9 d"]
    while True:
        yield ([rng.choice(words) for _ in range(rng.randint(0, 6))],)
