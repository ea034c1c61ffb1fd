def inputs(rng):
    while True:
        lists = [rng.sample(["fig", "kiwi", "lime", "pear"], rng.randint(0, 4)) for _ in range(rng.randint(0, 4))]
        yield (lists, rng.randint(0, 3))
