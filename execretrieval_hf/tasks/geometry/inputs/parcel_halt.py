def inputs(rng):
    while True:
        rows, width = rng.randint(1, 4), rng.randint(1, 4)
        floor = ["".join(rng.choice("<>^v<>^v.x") for _ in range(width)) for _ in range(rows)]
        yield floor, rng.randint(0, rows - 1 + (rng.random() < 0.1)), rng.choice([-1] + list(range(width)) * 3 + [width])
