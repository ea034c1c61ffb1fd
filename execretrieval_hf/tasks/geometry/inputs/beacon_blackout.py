def inputs(rng):
    while True:
        sectors = []
        for _ in range(rng.randint(0, 4)):
            start = rng.choice([0, 90, 180, 359, rng.randint(0, 359)])
            sectors.append((start, (start + rng.choice([1, 90, 180, 359, rng.randint(1, 359)])) % 360))
        yield (sectors,)
