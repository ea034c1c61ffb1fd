def inputs(rng):
    while True:
        size = rng.randint(0, 3)
        blocks = [[rng.choice([0, 1, 255, rng.randint(0, 255)]) for _ in range(size)] for _ in range(rng.randint(1, 4))]
        for _ in range(rng.choice([1, 1, 1, 1, 0, 2])):
            blocks.insert(rng.randint(0, len(blocks)), None)
        yield (blocks,)
