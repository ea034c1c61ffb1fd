def inputs(rng):
    while True:
        data = []
        for _ in range(rng.randint(0, 4)):
            size = rng.choice([0, 1, 1, 2, 2, 2, 3])
            data += [size] + [rng.choice([0, 0, 1, 127, 128, 255, 255]) for _ in range(size)]
        if rng.random() < 0.3:
            data = data[:-1]
        yield (data,)
