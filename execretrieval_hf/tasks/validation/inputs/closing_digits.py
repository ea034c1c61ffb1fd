def inputs(rng):
    while True:
        yield (str(rng.randint(0, 40)), rng.choice([7, 9, 10, 11, 13, 97, 101, 110, 150, 199, 200, 400]))
