def inputs(rng):
    while True:
        span = rng.choice([2, 4, 6])
        spots = [(rng.randint(-span, span), rng.randint(-span, span)) for _ in range(12)]
        hedges = [(a, b) for a, b in zip(spots[2::2], spots[3::2]) if a != b]
        if spots[0] != spots[1]:
            yield spots[0], spots[1], hedges[: rng.randint(0, 5)]
