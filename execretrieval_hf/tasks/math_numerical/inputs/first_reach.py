def inputs(rng):
    while True:
        minutes = rng.sample([0, 5, 7, 10, 20, 33], rng.randint(0, 4))
        yield ([(minute, rng.choice([None, 0, 2, 5, 10, 11, -4])) for minute in minutes], rng.choice([0, 1, 3, 5, 6, 10]))
