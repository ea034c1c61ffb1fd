def inputs(rng):
    while True:
        trades, second = [], rng.randint(0, 9)
        for _ in range(rng.randint(0, 6)):
            trades.append((second, rng.randint(1, 9)))
            second += rng.choice([0, 1, 1, 2, 5, 9])
        yield (trades, rng.choice([1, 2, 3, 5, 10]))
