def inputs(rng):
    while True:
        span = rng.choice([3, 5, 8])
        route = [(rng.randint(-span, span), rng.randint(-span, span)) for _ in range(rng.randint(1, 4))]
        names = rng.sample(["Port", "Camp", "Zoo", "Bay", "Fort"], rng.randint(0, 4))
        zones = {n: (rng.randint(-span, span), rng.randint(-span, span), rng.randint(1, 5)) for n in names}
        if all(p != q for p, q in zip(route, route[1:])):
            yield route, zones
