def inputs(rng):
    while True:
        tile, joint = rng.choice([1, 2, 5, 10]), rng.choice([0, 0, 1, 2, 3])
        sides = [max(rng.randint(0, 4) * (tile + joint) + rng.choice([-joint, 1 - joint, -joint - 1, 0, 1, joint, joint + 1, tile - 1]), 1) for _ in range(2)]
        yield (sides[0], sides[1], tile, joint)
