def inputs(rng):
    while True:
        item = tuple(rng.randint(1, 4) for _ in range(3))
        padding = rng.choice([0, 0, 1, 2])
        cartons = []
        for _ in range(rng.randint(0, 5)):
            carton = [s + 2 * padding + rng.choice([-1, 0, 0, 1, 2]) for s in item]
            rng.shuffle(carton)
            cartons.append(tuple(max(1, s) for s in carton))
        yield (item, cartons, padding)
