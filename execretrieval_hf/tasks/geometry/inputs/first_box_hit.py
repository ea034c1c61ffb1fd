def inputs(rng):
    while True:
        boxes = []
        for _ in range(rng.randint(0, 4)):
            left, bottom = rng.randint(-3, 6), rng.randint(-3, 6)
            boxes.append((left, bottom, left + rng.randint(0, 4), bottom + rng.randint(0, 4)))
        yield ((rng.randint(0, 4), rng.randint(0, 4)), rng.choice("NESW"), boxes)
