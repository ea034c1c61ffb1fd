def inputs(rng):
    while True:
        minute = rng.randint(0, 5)
        views = []
        for _ in range(rng.randint(0, 9)):
            views.append((rng.choice(["Al", "Bo", "Cy"]), minute))
            minute += rng.choice([0, 1, 1, 2, 3, 6])
        yield (views, rng.randint(0, 5), rng.choice([1, 1, 2, 3]))
