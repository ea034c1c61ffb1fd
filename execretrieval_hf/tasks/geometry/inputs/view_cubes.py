def inputs(rng):
    while True:
        top = rng.randint(0, 4)
        front = [rng.randint(0, top) for _ in range(rng.randint(0, 3))] + [top]
        side = [rng.randint(0, top) for _ in range(rng.randint(0, 3))] + [top + rng.choice([0, 0, 0, 0, 1])]
        rng.shuffle(front)
        yield (front, side)
