def inputs(rng):
    while True:
        bookings = [(rng.randint(0, 9), rng.choice([5, 5, 7])) for _ in range(rng.randint(0, 5))]
        lines = [(rng.randint(0, 9), rng.choice([5, 5, 7])) for _ in range(rng.randint(0, 4))]
        yield (bookings, lines, rng.randint(0, 4))
