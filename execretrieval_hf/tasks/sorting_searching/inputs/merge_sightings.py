def inputs(rng):
    while True:
        lists = [sorted(rng.randint(-5, 20) for _ in range(rng.randint(0, 5))) for _ in range(2)]
        yield (lists[0], lists[1], rng.choice([1, 2, 3, 5, 8]))
