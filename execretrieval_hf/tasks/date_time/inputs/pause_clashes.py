def inputs(rng):
    while True:
        bookings = []
        for _ in range(rng.randint(0, 5)):
            start = rng.randint(0, 20)
            bookings.append((rng.choice("AAB"), start, start + rng.randint(1, 6)))
        yield (bookings, rng.choice([0, 0, 1, 2, 5]))
