def inputs(rng):
    while True:
        moment = rng.choice([0, 10, 1435, 600])
        departures = [(moment + rng.choice([-30, -20, -10, -1, 0, 1, 10, 20, 720])) % 1440 for _ in range(rng.randint(0, 4))]
        yield (departures, moment, rng.choice([0, 5, 10, 19, 20, 720]))
