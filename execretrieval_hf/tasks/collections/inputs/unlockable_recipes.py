def inputs(rng):
    things = list("abcdefg")
    while True:
        dishes = {}
        for dish in rng.sample(things, rng.randint(0, 6)):
            dishes[dish] = [rng.sample(things, rng.choice([0, 1, 1, 1, 1, 2, 2])) for _ in range(rng.randint(0, 3))]
        yield (rng.sample(things, rng.randint(0, 3)), dishes, rng.choice([0, 1, 2, 2, 3, 4, 9]))
