def inputs(rng):
    while True:
        payment = rng.choice([1, 50, 100, 151, 250, 300])
        debt = rng.choice([1, 50, 149, 150, payment, payment + 1, payment * 3, rng.randint(1, 1000)])
        yield (debt, rng.choice([0, 1, 50, 100, 150, 5000]), payment, rng.choice([0, 1, 2, 3, 4, 5, 12, 24]))
