def inputs(rng):
    while True:
        step = rng.choice([0, 1, 2, 3])
        level = 10
        readings = []
        for _ in range(rng.randint(0, 8)):
            readings.append(level + rng.choice([0, step, -step, step + 1, step + 1, -step - 1, 9, -9]))
            if rng.random() < 0.3:
                level = readings[-1]
        yield (readings, step, rng.choice([1, 2, 2, 3]))
