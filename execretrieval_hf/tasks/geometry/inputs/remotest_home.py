def inputs(rng):
    while True:
        span = rng.choice([2, 5, 9])
        houses = rng.sample(["Ash", "Elm", "Fir", "Oak", "Yew"], rng.randint(1, 5))
        hydrants = rng.sample(["A", "B", "C", "D"], rng.randint(1, 4))
        yield (
            {name: (rng.randint(-span, span), rng.randint(0, span)) for name in houses},
            {name: (rng.randint(-span, span), rng.randint(0, span)) for name in hydrants},
        )
