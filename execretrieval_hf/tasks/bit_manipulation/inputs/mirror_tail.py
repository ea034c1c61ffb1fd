def inputs(rng):
    while True:
        yield (rng.randint(0, rng.choice([7, 31, 255, 4095])), rng.choice([0, 1, 2, 3, 4, 5, 8]))
