def inputs(rng):
    while True:
        day = 0
        trades = []
        for _ in range(rng.randint(0, 5)):
            day += rng.randint(0, 4)
            shares = rng.choice([1, 2, 3, 5]) if len(trades) < rng.randint(0, 3) else -rng.randint(1, 4)
            trades.append((day, shares, rng.randint(1, 6)))
        yield (trades, rng.randint(0, 6))
