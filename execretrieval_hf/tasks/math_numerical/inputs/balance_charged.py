def inputs(rng):
    while True:
        balance = rng.choice([-1000, -500, -201, -200, -99, 0, 300])
        bookings = [(rng.randint(1, 9), rng.choice([-600, -200, -1, 1, 100, 500])) for _ in range(rng.randint(0, 3))]
        yield (balance, bookings, rng.choice([0, 0, 100, 200, 500]), rng.choice([0, 1, 2, 3, 5, 7, 8, 15]))
