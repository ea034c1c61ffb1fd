def inputs(rng):
    while True:
        brick = rng.choice([4, 8, 12, 20])
        yield (brick // 2 + rng.randint(0, 3 * brick), rng.randint(0, 5), brick)
