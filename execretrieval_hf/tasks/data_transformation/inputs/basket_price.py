def inputs(rng):
    articles = ["pen", "ink", "pad"]
    while True:
        lines = [(rng.choice(articles), rng.randint(0, 4)) for _ in range(rng.randint(0, 5))]
        prices = {a: rng.randint(0, 9) for a in articles if rng.random() < 0.85}
        offers = {a: (rng.randint(0, 6), rng.randint(0, 9)) for a in articles if rng.random() < 0.6}
        yield (lines, prices, offers)
