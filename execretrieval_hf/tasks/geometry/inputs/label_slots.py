def inputs(rng):
    while True:
        roll = rng.choice([4, 6, 9])
        labels = [(rng.randint(1, roll + rng.choice([0, 0, 2])), rng.randint(1, roll + rng.choice([0, 2]))) for _ in range(rng.randint(0, 6))]
        yield labels, roll, rng.choice([0, 1, 2])
