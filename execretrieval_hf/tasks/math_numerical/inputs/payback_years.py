def inputs(rng):
    while True:
        saving = rng.choice([0, 1, 5, 10, 15, 100])
        years = rng.randint(0, 9)
        yield (saving * years + rng.choice([-1, 0, 1, 7]), saving, rng.choice([-100, -50, -10, -3, 0, 10, 30]))
