def inputs(rng):
    while True:
        blocks = []
        for number in range(rng.randint(0, 7)):
            if number % 2:
                blocks.append(("rest", rng.choice([10, 14, 15, 29, 30, 30, 44, 45])))
            else:
                blocks.append(("drive", rng.choice([60, 100, 120, 135, 150, 270, 271])))
        yield (blocks[rng.choice([0, 0, 1]):],)
