def inputs(rng):
    while True:
        span = rng.choice([3, 9, 20])
        brands = rng.choice([["Ora"], ["Ora", "Bix"], ["Ora", "Bix", "Cup"]])
        yield ([(rng.randint(-3, span), rng.randint(-3, span), rng.choice(brands)) for _ in range(rng.randint(1, 7))],)
