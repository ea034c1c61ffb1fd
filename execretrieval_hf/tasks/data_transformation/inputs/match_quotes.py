def inputs(rng):
    while True:
        quotes = [(rng.randint(0, 9), rng.randint(1, 20)) for _ in range(rng.randint(0, 4))]
        if rng.random() < 0.8:
            quotes.sort(key=lambda quote: quote[0])
        trades = [(rng.randint(0, 10), rng.randint(1, 20)) for _ in range(rng.randint(0, 3))]
        yield (trades, quotes, rng.randint(0, 4))
