def inputs(rng):
    while True:
        span = rng.choice([2, 5, 9])
        houses = [(rng.randint(-span, span), rng.randint(-span, span)) for _ in range(rng.randint(0, 6))]
        yield (rng.randint(-2, 2), rng.randint(-2, 2)), houses, rng.randint(0, len(houses) + 1)
