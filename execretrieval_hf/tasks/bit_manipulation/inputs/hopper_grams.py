def inputs(rng):
    while True:
        data = []
        for _ in range(rng.randint(0, 4)):
            data += rng.choice([[127, 255, 255], [128, 0, 0], [0, 0, 5], [0, 0, 15], [255, 255, 251], [127, 255, 254], [128, 0, 1], [0, 1, 0]])
        yield (data + [1] * rng.randint(0, 2), rng.choice([0, 0, 5, -5, 10, 20]), rng.choice([1, 2, 3, 10, 100]))
