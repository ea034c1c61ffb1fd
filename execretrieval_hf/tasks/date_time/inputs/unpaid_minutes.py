def inputs(rng):
    while True:
        arrival = rng.randint(0, 5)
        departure = arrival + rng.randint(0, 30)
        minutes = sorted(rng.randint(arrival, arrival + 30) for _ in range(rng.randint(0, 5)))
        payments = [(m, rng.choice([1, 3, 5, 8, 10, 11])) for m in minutes]
        yield ((arrival, departure), payments, rng.choice([3, 5, 10, 12, 15]))
