def inputs(rng):
    while True:
        data = []
        for _ in range(rng.randint(0, 7)):
            data += rng.choice([[0] * 4, [0] * 4, [0] * 4, [1, 0, 0, 0], [0, 0, 0, 255], [3, 0, 2, 0]])
        data += rng.choice([[], [0], [0, 0], [9], [0, 7], [0, 0, 1]])
        yield (data,)
