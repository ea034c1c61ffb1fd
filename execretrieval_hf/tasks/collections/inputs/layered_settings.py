def inputs(rng):
    names = ["port", "log", "ttl", "ssl"]
    while True:
        layers = []
        for _ in range(rng.randint(0, 5)):
            keys = rng.sample(names, rng.randint(0, 4))
            layers.append({key: rng.choice([None, 0, 1, 2, 3]) for key in keys})
        yield (layers, rng.sample(names, rng.randint(0, 3)))
